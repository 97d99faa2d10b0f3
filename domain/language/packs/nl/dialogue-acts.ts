import type { DialogueActTable } from '../../pack-format/language-pack.ts';

export const nlDialogueActs: DialogueActTable = {
  yes: `^[ja|dus|nou|tja] doe maar [graag]$, (al|reeds) (gebeurd|gedaan|geregeld|klaar), (dat|die|het) heb ik [al|reeds] (gedaan|geregeld), ^(dat|die|het) heb ik [al|reeds]$, (heb|ben|wil|kan) (ik|wij|we) [al|ook]$, neem [ik] aan, ja, jawel, jazeker, jep, zeker, natuurlijk, uiteraard, absoluut, precies, klopt, correct,
    juist, oké, oke, okay, ok, goed, prima, akkoord, perfect, graag, ja graag, inderdaad,
    tuurlijk, (dat|dit|het) (klopt|is goed|is prima|is juist|is correct|kan|past|lijkt me
    goed|lijkt me prima|is perfect|werkt|zou kunnen|is oké|is waar|is in orde), (lijkt|klinkt)
    [me|mij] (goed|prima|perfect|uitstekend), in orde, geen probleem, waarom niet, doe maar, is
    goed, mij best, met plezier, wel hoor`,
  no: `doe maar niet, (dat|die|het) (hoeft|hoeven) niet, (heb|ben|wil|kan) (ik|wij|we) [nog|ook|helaas] niet$, nee, neen, nope, nee bedankt, nee dank, nooit, helemaal niet, niet (nodig|echt|per se),
    (hoeft|hoef) niet, geen, liever niet, absoluut niet, zeker niet, (dat|het) (klopt niet|is
    fout|is niet juist), nog niet, beslist niet, echt niet`,
  negation: 'niemand niks niets niet geen nooit zonder noch nee',
  refusal: `(geef|noem) (ik|we|wij) [u|je|jullie] niet$, (blijft|houd ik) [nog|een|strikt|ons|mijn] geheim, is [nog|een|strikt|ons|mijn] geheim$, gaat (u|je|jou|jullie|niemand) ~ (niets|niks) aan, (bespreek|zeg|vertel|geef|deel) ik [dat|die] [liever|alleen|pas] ~ (met|persoonlijk|ter plaatse|aan|zelf|bij|als), liever (persoonlijk|ter plaatse|niet), (dat|die|dit) (geef|zeg|vertel|deel) ik [u|je|jullie] niet, niet (over|via) de telefoon, gaat (u|je|niemand|jullie) ~ niet[s] aan, gaat (u|je|niemand|jullie) (niets|niks) aan, (dat is|is) (privé|persoonlijk|vertrouwelijk|mijn zaak), (zeg|beantwoord|deel|geef|vertel|houd|hou) [ik] [dat|dit|het|daar] liever (niet|voor
    mezelf|geen|voor mij), liever (niet|geen antwoord)
    [zeggen|vertellen|delen|beantwoorden|geven|kwijt], (wil|wens|ga|zal|kan|mag)
    [ik|wij|we|dat|dit|het|daar|daarover|u|je|liever] ~ (niet|niets|geen) ~
    (zeggen|vertellen|delen|geven|beantwoorden|antwoorden|prijsgeven|praten|verstrekken|kwijt|bespreken|melden),
    (gaat|gaan) (u|je|jou|jullie|niemand) [helemaal] (niets|niks|geen bal) aan, niet
    (uw|jouw|jullie) (zaak|zaken), (dat|het|is) [is|vind ik] [nogal|te|erg|heel|vrij|mij te]
    (privé|persoonlijk|vertrouwelijk|geheim|intiem), privézaak, (mijn|eigen)
    (zaak|zaken|privéleven), (geen) commentaar, (volgende|andere) vraag, (sla|slaan|laten)
    [we|ik|deze|die|dit|dat] [deze|die] [vraag] [maar] over, (vraag|dit|dat) ~ overslaan,
    overslaan, (weiger|weigeren) [ik|dat|te|om|dit], (bemoei|bemoeit) (je|u) ~ (zaken|eigen),
    (houd|hou) (ik|dat|dit|het) [liever] [voor] (mezelf|voor mij|voor me), (voel|vind)
    [ik|me|het] [niet|daar] [me] [niet] (prettig|comfortabel|fijn) bij, niet bereid, (geef|geven)
    [ik|wij|we] (geen antwoord|niet), dat (zeg|vertel|deel|geef) ik [u|je] niet`,
  doesNotKnow: `^[maar] (alleen|enkel|slechts) (als|indien|wanneer), ^(misschien|wellicht|mogelijk|kan zijn|we zien wel)$, (heb|hebben) [ik|we|dat|die|het] ~ (niet|nu niet) (bij me|bij de hand|bij mij|hier|voor me|paraat), niet bij (me|de hand|mij), (moet|zou|moeten) [ik|we] [dat|even|eerst|nog] ~ (nameten|nakijken|opzoeken|navragen|natellen|meten|vragen|checken|controleren|kijken|opmeten), [nog] (nooit|niet) (gemeten|geteld|gewogen|gekeken|nagekeken|gevraagd), niemand weet [het|dat], weet niemand, (staat|stond) (niets|niks) op, (zit|is) er niet, (hij|zij|die) heeft (geen|er geen), zoals (vorige keer|altijd|laatst), (staat|zit) (al) in (mijn|het|uw) (dossier|account|systeem), (kan|krijg) ik niet (lezen|zien), (kwijt|thuis laten liggen|vergeten mee te nemen), (zou|kan) ik niet (weten|zeggen), (weet|weten) [ik|wij|we|het|dat|dit|zo]
    [het|dat|nog|ook|eigenlijk|even|er] [nog|echt|eigenlijk|even|zo] niet, (weet|weten) (niet|het
    niet|nog niet|ik niet|ik het niet|we niet|we nog niet), geen (idee|flauw idee|benul),
    (ben|zijn) [ik|er|we|daar|het] [nog|er|me] niet [helemaal|echt|zo] (zeker|uit|over uit), niet
    (zeker|helemaal zeker), (onzeker|twijfel|besluiteloos), (moeilijk|lastig) te zeggen,
    (herinner|weet) [ik|me|het] [me] [het|dat] niet [meer], (ben|heb) [ik] [het|dat] vergeten,
    vergeten, (zou|moet) [ik] [het|dat|even|eerst] ~
    (nakijken|opzoeken|vragen|navragen|checken|controleren|uitzoeken), goede vraag, (dat) hangt
    ervan af, hangt er van af, (nog) niet (besloten|beslist|gekozen|over nagedacht), joost mag
    het weten, wie weet`,
  later: `(zien we|dat zien we|we zien) [dan|dat] (wel|nog|later), (moet|wordt) ~ nog ~ (besloten|beslist|besproken|bekeken|bepaald|bepalen|beslissen|bekijken), [nog] te vroeg om, staat nog open$, (dat|het|alles) is nog open$, (bel ik|bellen we|ik bel|we bellen|bel u|bel je) ~ terug, (nog niet|niet) (besloten|beslist|bekend), (moet|moeten) [ik|we] nog (beslissen|besluiten|kijken|vragen|uitzoeken), laat me (even|eens) (kijken|zoeken|vragen), (stuur|geef|zeg|mail|app|bel) ik ~ (later|morgen|straks|vanavond|nog|na|door|zodra), (komt|volgt) (later|nog), (moet|moeten) ~ (overleggen|over nadenken|bespreken|nog bespreken|over slapen|met mijn), (later|straks|een andere keer|een ander moment|nu niet|niet nu|nog niet|vandaag niet|op
    dit moment niet|nu even niet|zo meteen), (vraag|vragen|herinner|bel|zeg) [u|het|me|mij|dat]
    [me|mij|het|dat] ~ (later|straks|morgen|nog een keer|opnieuw|een andere keer), (een|één|heel
    even|even een|wacht een) (moment|momentje|ogenblik|seconde|minuut|minuutje), momentje,
    ogenblikje, (wacht|wachten) [even|u|eens], (vertel|zeg|laat|geef|stuur) [ik|het|u|je|dat] ~
    (later|straks|morgen|weten), (moet|wil|laat|ga|zou|mag) [ik|me|er|daar|hier|het] ~
    (nadenken|over nadenken|over denken|overleggen|een nachtje over slapen), (heb|hebben) [ik|we]
    ~ (meer tijd nodig|tijd nodig|geen tijd|nu geen tijd|wat tijd), geen tijd, (kom|komen)
    [ik|we] ~ (op terug|erop terug|later op terug), ben [ik] [nu] (bezig|druk),
    (zodra|als|wanneer) ik [~] (weet|thuis), uitstellen, voorlopig niet`,
  noPreference: `niet in een (bepaalde|specifieke|speciale), in geen (bepaalde|specifieke|speciale), alle [~] zijn [mij|me|ons] [wel|allemaal] (goed|prima|best|ok|oké), (wanneer|hoe) (het|t) [u|jullie|je|hem|jou] [maar|het|t] [best|beste|beter] (past|uitkomt|schikt|lukt), (pas|passen) (me|mij|ons) [wel|overal|gewoon|graag|daar] [wel] (aan|bij aan), (wie|wat|welke|wanneer) er (vrij|beschikbaar|is|kan) [is], (wie|wat) (u|je|jullie) (heeft|hebt|hebben), wat er (is|over is|nog is), (mij|me) (een zorg|om het even), (zolang|als) (het|er) maar, (ziet|zie) (u|je|maar), (u|jij|jullie) (bent|zijn) de (expert|vakman|kenner), doe maar wat, van mij mag alles, wat (goedkoper|makkelijker|handiger) is, (wat|wanneer|waar|hoe|welke) (u|je|jullie) het (beste|best) (uitkomt|schikt|past|lijkt), (wat|wanneer) (u|je) (uitkomt|schikt), net wat u wilt, naar keuze, laat ik aan u over, zegt u het maar, kiest u maar, ^geen (bepaalde|specifieke|speciale|bijzondere), ^overal$, ^doe maar (wat|iets), (u|je|jij) mag (kiezen|beslissen|het zeggen),
    (maakt|maken) [mij|me|ons|het] [mij|me|ons|eigenlijk|helemaal] [niet|niks|niets] [uit|veel
    uit|zoveel uit], maakt (niet|niks|niets) uit, (geen|zonder)
    [specifieke|speciale|bijzondere|echte|bepaalde|sterke]
    (voorkeur|voorkeuren|eisen|wensen|mening), (niet|niets|niks|geen) ~
    (specifieks|bijzonders|speciaals|specifiek|in het bijzonder|specifieke), (kan|kunnen) [het]
    (me|mij|ons) [niet|niks|niets] [schelen|niet schelen], (om het even|het is mij om het
    even|lood om oud ijzer), (eender|eender welke|willekeurig|willekeurige|welke dan ook|wat dan
    ook|waar dan ook|wanneer dan ook|hoe dan ook|gelijk welke),
    (alles|elke|elk|ieder|iedere|beide|allebei|overal) [~]
    (is|zijn|mag|kan|prima|goed|okay|oké|best|werkt), (wat|waar|welke|wanneer|hoe)
    (u|je|jij|jullie) (wilt|wil|het beste lijkt|voorkeur|adviseert|kiest|maar),
    (kies|kiest|beslis|beslist) (u|jij|je|maar|zelf|er maar een|iets), (uw|jouw) (keuze),
    (verras) me, (ben|zijn) [ik|we|daar|heel|erg] (flexibel|makkelijk|niet
    kieskeurig|gemakkelijk|open), niet [zo|echt|heel|erg] (belangrijk|kieskeurig), (niet) van
    belang, (laat|laten) [ik|het|dat] [aan] (aan u|aan jou|u over|jou over), (mij|me)
    (best|hetzelfde|gelijk|eender), (heb|hebben) [ik|we] [daar|er|eigenlijk] (geen|niet echt een)
    (voorkeur|mening), geeft niet`,
  counterQuestion: `waarom, waarvoor, wat (bedoelt|betekent|bedoel|is|zijn|kost|heb|heeft|voor),
    welke (zijn|opties|keuzes|mogelijkheden|heb),
    (is|zijn|kan|kunt|kun|hebben|heeft|heb|mag|moet|zou|zijn er|is er)
    (u|je|jullie|het|dat|er|ik|de|dit|we) [~], hoe (veel|duur|lang|ver|zo|bedoelt|kan|is), hoezo,
    (begrijp|snap) [ik|het] [het|dat] niet, wie (is|wil|zijn), waar (is|ligt|zijn), pardon,
    hoeveel (kost|is)`,
  correction: `(vroeger|eerst|voorheen|was|waren|had|hadden) ~ (nu|tegenwoordig|inmiddels), (eh|euh|oh|o|ach|of|nou) nee, onzin, (ik|nee) vergis me, ik zeg het (verkeerd|fout), foutje, correctie, maar (nu|toch|uiteindelijk) [liever], nee, sorry, wacht, eigenlijk, (ik bedoel|ik bedoelde|bedoel|bedoelde), liever,
    toch maar, in plaats daarvan, (heb|ben) [ik|me] [me] (vergist|van gedachten veranderd),
    (verander|wijzig) [dat|het], oeps, of nee, beter gezegd`,
  asksPreference: `(wilt|wil|kunnen) (u|je|we|wij) ~ (specificeren|verfijnen|beperken), (heeft|heb|hebt|hebben) (u|je|jij|jullie) [al|nog|misschien]
    (een|bepaalde|specifieke|voorkeur|speciale|iets), (is|zijn) er (een|bepaalde|specifieke|nog),
    (voorkeur|voorkeuren|voorkeurs|prefereert), in gedachten, op het oog,
    (bepaalde|bepaald|specifieke|specifiek|speciale|bijzondere)`,
  telling: `zeggen zeg vertellen vertel antwoord antwoorden delen deel praten praat bespreken
    bespreek prijsgeven kwijt`,
  saying: 'zeggen vertellen',
  knowing: `weet weten herinner zeker besloten idee vast beslist`,
  open: 'nog eerst pas',
  without: 'zonder',
  deliberating: `beslissen beslis besluiten overleggen overleg nadenken overwegen uitzoeken navragen vragen bespreken`,
  able: 'kan kon zou',
  stance: `maar slechts enkel ik we wij denk geloof vrees hoop neem aan vermoed gok meen van dat het waarschijnlijk natuurlijk
    uiteraard helaas eigenlijk echt op dit moment voorlopig nog momenteel nu tot toe beslist absoluut
    vast hoor er dank`,
  affirming: 'wel ja waarschijnlijk vast',
  needing: 'nodig',
  wishing: `neem nemen ik wij we me ons wil willen zou zouden graag zoek zoeken heb hebben nodig liever iets een de het in op aan naar van uit
    vanuit voor om te en maar ja ook alleen is er eten gaan ga reis reizen vertrek vertrekken kom komen keer keren terug
    terugkomen terugkeren terugreizen vlieg vliegen vaar varen vlucht rit vertrekken`,
  interrogatives: `wat wie hoe waar wanneer waarom welke welk waarheen hoeveel heeft heb kunt kan
    is zijn`,
  subjects: 'ik wij we het dit dat er',
  speakers: 'ik wij we',
  excluding: `in plaats van, behalve, maar niet`,
  naming: `een soort, [er|daar|hier] (staat|stond) [er|voorop|achterop|op|boven], (heet|genaamd|genoemd|getiteld), (noem|noemt) (het|dat), (de|een) (naam|titel)
    (is|wordt|moet), het is`,
  introducing: `(mijn|de|uw|zijn|haar) [volledige] (naam|achternaam|voornaam) (is|luidt), ik
    (heet|ben), heet, ^naam [is], (op|onder) (de naam|naam) [van], (noem|noemt) (me|mij|hem|haar),
    (dit|hier|het|dat) is`,
  describing: '(het|dat) is',
  thanks: `(bedankt|dankjewel|dankuwel|dank u|dank je|hartelijk dank)`,
  courtesy: `^(hallo|hoi|hey|goedemorgen|goedemiddag|goedenavond), (fijne|prettige) (dag|avond|weekend), (tot
    ziens|doei|tot straks|tot snel), graag gedaan`,
};
