import type { PropositionTable, SelectionTable } from '../../pack-format/propositions.ts';

export const nlPropositions: PropositionTable = {
  holds: `^(alleen|enkel|vooral|meestal) (op|in|bij|met|aan|tijdens|voor|soms|s), ^(soms|af en toe|zo nu en dan|nu en dan|altijd|elke|iedere|vaak|regelmatig|alle), ^sinds, (al (lang|lange tijd|jaren)|allang)$, ^(allebei|alle twee)$, dat is de bedoeling, dat is het plan,
    ^alstublieft$, ^alsjeblieft$, (zou|lijkt) ~ (fijn|mooi|heerlijk|leuk|handig|geweldig|ideaal|top|prettig|super) [zijn], ^(heel|erg) graag, ^en of, ^vanzelfsprekend, ^allicht, ^alles (gedaan|betaald|geregeld|klaar)`,
  fails: `(kan|kunnen) [nog|best|wel] wachten, geen haast, niet dringend, (gestopt|opgegeven|mee opgehouden), niet meer, (moet|moeten) [ik|we|wij|dat|die|het] [die|dat|het] [eerst] nog, (moet|moeten) (ik|we|wij) eerst, (is|zijn) (nog) (bezig|onderweg|in behandeling), in behandeling, staat nog open, ^(zelden|nauwelijks|bijna nooit),
    (gelukkig|godzijdank) (niet|geen), (hoeft|hoef|hoeven) [echt] niet, (red|doe|regel|kan|los) ~ (zelf|alleen)$, ^(niets|niemand|niks), geen sprake van, ^integendeel, ^welnee, ^valt mee`,
  keeps: `(houd|hou|houden) (ik|we|wij) [toch|zelf|wel|maar], (doe|doen|draag|dragen|regel|regelen) (ik|we|wij) [wel] (zelf), (ik|we|wij) (doe|doen|houd|hou|houden) ~ zelf, blijft [toch] (hier|bij (mij|ons)), blijven [toch] (hier|bij (mij|ons))`,
  asksKept: 'zelf houdt houden',
  hasOwn: `(heb|hebben) (ik|we|wij) (zelf|al)$, (breng|brengen|neem|nemen) (ik|we|wij) zelf mee, (heb|hebben|breng|neem) [ik|we|wij] ~ (eigen|mijne|onze), (heb|hebben) [ik|we|wij] er (al|zelf) [een|eentje|één], (heb|hebben) [ik|we|wij] (al|zelf) (een|eentje|één),
    (heb|hebben) (ik|we|wij) [dat|het] [al] (alles|allemaal) [al|zelf] [thuis|in huis|hier|bij ons]$, (ik|we|wij) (heb|hebben) [dat|het] [al] (alles|allemaal) [al|zelf] [thuis|in huis|hier|bij ons]$, (breng|brengen|neem|nemen) [ik|we|wij] alles zelf mee$`,
  offering:
    'wilt wil willen nodig wenst zullen zal moet moeten graag voorkeur behoefte interesse liever',
  having: 'heeft heb hebt hebben er bezit bezitten zaten zitten',
  taking: 'neem nemen koop kopen gebruik gebruiken hoeft hoeven',
  opposites: [
    'rookt rook roken roker gerookt | nietroker nietrokers',
    'eigenaar eigenaars koop koophuis gekocht kopen bezit bezitten eigen | huur huren huurt huurder huurhuis gehuurd huurwoning',
    'werkt werken werk baan dienst | werkloos pensioen gepensioneerd student studeer',
    'getrouwd gehuwd | vrijgezel single gescheiden weduwe weduwnaar ongehuwd',
    'gemeubileerd | ongemeubileerd leeg kaal',
    'geïsoleerd isolatie | ongeïsoleerd kaal',
    'lift | trap trappen',
    'garage binnen overdekt | straat buiten',
    'betaald voldaan | schuld open onbetaald',
    'vegetarisch vegetariër vegan | vlees',
    'breekbaar glas | stevig onbreekbaar',
    'nieuw | gebruikt tweedehands',
    'elektrisch stroom elektriciteit | benzine',
    'werkt doet | kapot stuk defect',
    'contant cash | pin kaart overschrijving',
  ],
};

export const nlSelections: SelectionTable = {
  everything:
    'alle, alles, allemaal, beide, allebei, elke, iedere, van alles [wat], een beetje van alles',
  nothing:
    'geen [van (beide|deze|die|allen|de twee)|enkele], niets [daarvan], niks [daarvan], geen een, (niks|niets) van (dat|die) [alles], (helemaal|gewoon) (niks|niets), noppes, nop, nada, geen enkele [daarvan], ^[ik|wij|we] (hoef|hoeven|wil|willen|heb|hebben|neem|nemen) er geen [van]$, ^laat maar [zitten|zo|gaan]$, ^laten we maar [zitten|zo]$, ^[gewoon] zonder [iets|alles|extras]$',
  except:
    '(alle|alles|elke|iedere|allemaal) ~ (behalve|op|uitgezonderd|zonder), behalve, uitgezonderd, op ~ na, maar niet, met uitzondering van',
  rest: '(de|alle) andere dagen, de rest, al het andere, alle andere [dingen], de andere (twee|drie|vier|vijf), de overige ~, de anderen, al de rest, verder alles',
  neither: 'noch, geen van beide',
  last: 'laatste',
  middle: 'middelste midden',
  first: 'eerste',
  below: 'voor, onder, minder dan, jonger dan, kleiner dan, korter dan',
  upTo: 'tot, tot en met, maximaal, hoogstens, of (minder|jonger|korter)',
  onward: 'vanaf, minstens, minimaal, of (meer|ouder|langer|groter), en (ouder|meer)',
  above: 'na, boven, meer dan, ouder dan, langer dan, groter dan',
  weekend: '[het|in het] (weekend|weekeinde|weekenden)',
  workdays: 'doordeweeks, door de week, werkdagen, weekdagen',
  sizes:
    'xs extra klein, s klein, m medium, m middel, l groot, l large, xl extra groot, xl extra large',
};
