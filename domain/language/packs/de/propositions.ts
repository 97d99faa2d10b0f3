import type { PropositionTable, SelectionTable } from '../../pack-format/propositions.ts';

export const dePropositions: PropositionTable = {
  holds: `^(nur|bloß|meistens|hauptsächlich) (am|im|an|in|bei|zu|auf|manchmal|ab), ^(manchmal|gelegentlich|ab und zu|hin und wieder|immer|jeden|jede|jedes|regelmäßig|oft), ^seit, (schon|bereits) (lange|längst|immer|seit|passiert|vorhanden|da)$, (so ist es|das ist der plan), ^alle (beide|drei|vier)$, ^beide$,
    ^bitte$, (wäre|fände) ~ (super|toll|schön|gut|nett|klasse|prima|ideal|perfekt|hilfreich|lieb|fein), ^(sehr|herzlich) gern, ^gegen alles, ^und (ob|wie), ^allerdings, ^logisch, ^alles (erledigt|bezahlt|gemacht|in ordnung|da)`,
  fails: `(kann|können) (noch|ruhig) warten, (kann|können) warten, (keine|hat keine) eile, eilt nicht, nicht eilig, (aufgehört|abgewöhnt|aufgegeben), früher (mal|einmal|schon), nicht mehr, (muss|müssen|müsste|müssten) [ich|wir|man|das|die|den|er|sie|es] [das|die|den|es] (erst|noch) [noch|mal], steht noch aus, (noch|ist) (offen|in arbeit|unterwegs|nicht da), ^(selten|kaum),
    (gott sei dank|zum glück|glücklicherweise) (nicht|nein|keine|keinen|kein), nicht nötig, (mache|schaffe|kann|kümmere) ~ (selbst|selber|allein|alleine)$, ^(nichts|niemand), auf keinen fall, ^im gegenteil, ^von wegen, ^eher weniger`,
  keeps: `(behalte|behalten|behalt) (ich|wir), (ich|wir) (behalte|behalten|behalt), (mache|machen|mach|schaffe|schaffen|schaff|übernehme|übernehmen|erledige|erledigen|trage|tragen|trag) (ich|wir) ~ (selbst|selber), (ich|wir) (mache|machen|mach|schaffe|schaffen|übernehme|übernehmen|erledige|erledigen) ~ (selbst|selber), bleibt [doch|aber] (hier|da|bei mir|bei uns), bleiben [doch|aber] (hier|da|bei mir|bei uns)`,
  asksKept: 'selbst selber behalten',
  hasOwn: `(bringe|bringen|bring) [ich|wir] (selbst|selber|eigene|eigenen) [mit], (habe|haben|hab) [ich|wir] ~ (eigene|eigenen|eigenes|eigener), (habe|haben|hab) [ich|wir] (meine|meinen|meins|unsere|unseren|selbst|selber) [dabei|einen|eine|eins|welche], (habe|haben|hab) [ich|wir] (schon|bereits) (einen|eine|eins|welche|selbst),
    (habe|haben|hab|ham) [ich|wir|mir] [das] [schon|bereits] alles [schon|bereits] [selbst|selber|da|daheim|zuhause|zu hause]$, (bringe|bringen|bring) [ich|wir] [das] alles (selbst|selber) mit$, (ich|wir) (habe|haben|hab) [das] [schon|bereits] alles [schon|bereits] [selbst|selber|da|daheim|zuhause|zu hause]$`,
  offering:
    'brauchen brauchst braucht benötigen möchten möchtest wollen willst wünschen sollen soll dürfen darf hätten bevorzugen interesse nötig',
  having: 'haben hast hat gibt besitzen besitzt vorhanden gehört gehören verfügen existiert dabei',
  taking: 'nehme nehmen kaufe kaufen benutze nutzen bestelle bestellen lohnt',
  opposites: [
    'raucher raucht rauche rauchen geraucht | nichtraucher nichtraucherin nichtraucherhaushalt',
    'schwimmer schwimmt schwimmen | nichtschwimmer nichtschwimmerin',
    'gehört gehören eigentum eigentümer besitzen besitzer gekauft kaufen eigen eigentumswohnung eigenheim | miete mieten mieter gemietet vermieter mietwohnung untermiete',
    'arbeiten berufstätig angestellt beschäftigt job arbeit | arbeitslos rente rentner rentnerin ruhestand pensioniert student studentin studiere',
    'verheiratet | ledig geschieden verwitwet single unverheiratet',
    'möbliert | unmöbliert leer kahl',
    'gedämmt dämmung isoliert | ungedämmt kahl unisoliert',
    'aufzug lift fahrstuhl | treppe treppen treppenhaus',
    'garage drinnen innen | straße draußen außen',
    'bezahlt beglichen | schulde offen ausstehend unbezahlt',
    'vegetarisch vegetarier vegan | fleisch schnitzel',
    'zerbrechlich empfindlich | stabil robust unzerbrechlich',
    'neu | gebraucht',
    'strom elektrisch elektro | benzin',
    'funktioniert läuft geht | kaputt defekt',
    'bar bargeld | karte überweisung',
    'kater katze katzen kätzchen | hund hunde',
  ],
};

export const deSelections: SelectionTable = {
  everything:
    'alle, alles, beide, beides, sämtliche, allesamt, jeden, jede, jeder, von allem [etwas], ein bisschen von allem',
  nothing:
    'keine [davon|von (denen|beiden)], keines [davon], keins [davon], keinen [davon], nichts [davon], gar nichts, weder noch, nix [davon], garnichts, garnix, überhaupt nichts, (nichts|nix) dergleichen, kein einziges [davon], ^(lass|lassen|lasst) [sie|wir] [es|das] [mal|lieber|gut] (sein|bleiben|stecken)$, ^ohne (alles|was|extras|irgendwas)$',
  except:
    '(alle|alles|jeden|jede|jedes|jeder) ~ (außer|bis auf|ohne|ausgenommen), außer, ausgenommen, bis auf, mit ausnahme (von|der|des), nur nicht, aber nicht',
  rest: '(die|alle) (anderen|andern|übrigen) tage, [der] rest, den rest, alles andere, alle anderen, das andere, [die] anderen (zwei|drei|vier|fünf|beiden), die übrigen, das übrige, alles übrige, sonst alles',
  neither: 'weder, nicht ~ noch',
  last: 'letzte letzter letztes letzten letztere letzteres',
  middle: 'mittlere mittlerer mittleres mittleren mitte',
  first: 'erste ersten',
  below: 'vor, unter, weniger als, kleiner als, jünger als, kürzer als',
  upTo: 'bis, bis zu, höchstens, maximal, oder (weniger|jünger|kleiner|kürzer), und (jünger|weniger|darunter)',
  onward: 'ab, mindestens, oder (mehr|älter|länger|größer), und (mehr|älter|darüber), aufwärts',
  above: 'nach, über, mehr als, größer als, älter als, länger als',
  weekend: '[am] (wochenende|wochenenden)',
  workdays: 'werktags, wochentags, werktage, unter der woche, arbeitstage',
  sizes: 'xs extra klein, s klein, m mittel, l groß, xl extra groß, xxl doppel extra groß',
};
