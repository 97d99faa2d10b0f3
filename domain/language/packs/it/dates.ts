import type { CalendarTable, ClockTable } from '../../pack-format/language-pack.ts';

export const itClock: ClockTable = {
  half: 'mezza mezzo',
  halfBefore: false,
  quarter: 'quarto',
  threeQuarters: '',
  past: '',
  to: '',
  plus: 'e',
  minus: 'meno',
  hour: 'ore h',
  minute: 'minuti minuto min',
  at: 'alle all verso ore le per',
  exact: 'punto in circa spaccate',
  noon: '[a] (mezzogiorno)',
  midnight: '[a] (mezzanotte)',
  morning: '(di|del|della) (mattina|mattino), (mattina|mattino|stamattina)',
  afternoon: '(di|del) pomeriggio, pomeriggio',
  evening: '(di|della) sera, (sera|stasera)',
  night: '(di|della) notte, notte',
};

export const itCalendar: CalendarTable = {
  months: `gennaio|gen, febbraio|feb, marzo|mar, aprile|apr, maggio|mag, giugno|giu,
    luglio|lug, agosto|ago, settembre|set, ottobre|ott, novembre|nov, dicembre|dic`,
  weekdays: `lunedì|lun, martedì, mercoledì|mer, giovedì|gio, venerdì|ven, sabato|sab,
    domenica|dom`,
  ordinals: `primo 1, prima 1, secondo 2, seconda 2, terzo 3, terza 3, quarto 4, quarta 4,
    quinto 5, quinta 5, sesto 6, settimo 7, ottavo 8, nono 9, decimo 10`,
  ordinalMarks: 'º °',
  of: 'di del d',
  articles: 'il l lo la le',
  today: '(oggi|stasera|stamattina|stanotte)',
  tomorrow: 'domani, domani (mattina|sera|pomeriggio)',
  afterTomorrow: 'dopodomani, dopo domani',
  yesterday: 'ieri, ieri (sera|notte|mattina|pomeriggio)',
  beforeYesterday:
    "altro ieri, l'altro ieri, altroieri, l'altroieri, ieri l'altro, l'altro ieri (sera|mattina|notte|pomeriggio)",
  next: 'prossimo prossima seguente',
  current: 'questo questa',
  last: 'scorso scorsa ultimo ultima passato passata',
  dayBefore: '[il] giorno prima (di|del|della), [la] vigilia (di|del|della)',
  dayAfter: '[il] giorno dopo, [il] giorno successivo (a|al|alla)',
  lastDay: '[l] ultimo [giorno] (di|del), [la|a|per] (fine|fino a fine) [di|del]',
  monthEnd: '[a] fine mese',
  day: 'giorno giorni giornata',
  week: 'settimana settimane',
  month: 'mese mesi',
  year: 'anno anni',
  weekend: 'weekend',
  inside: 'tra fra entro',
  holidays:
    '12-25 natale, 12-24 (vigilia di natale), 12-26 santo stefano, 12-31 (san silvestro|l ultimo dell anno|ultimo dell anno), 1-1 (capodanno|primo dell anno), 1-6 (epifania|la befana|befana), 8-15 ferragosto, 12-8 (l immacolata|dell immacolata|immacolata), 11-1 (ognissanti|tutti i santi), 11-2 (giorno dei morti|i morti), 4-25 (festa della liberazione|liberazione), 5-1 (primo maggio|festa dei lavoratori|festa del lavoro), 6-2 festa della repubblica, 2-14 san valentino, 3-19 (san giuseppe|festa del papà), 3-8 festa della donna, 6-24 san giovanni, easter+0 [domenica di] pasqua, easter+1 (pasquetta|lunedì dell angelo|lunedì di pasqua), easter-2 venerdì santo, easter-47 martedì grasso, easter+49 pentecoste, easter+39 ascensione',
  fromNow: 'da (oggi|adesso|ora)',
  ago: 'fa',
  past: `era successo successa accaduto avvenuto avvenuta iniziato iniziati nato nata
    nascita incidente sinistro furto ultima ultimo comprato costruito`,
  pastTense:
    /(?<!\p{L})(?:(?:ha|hai|avete|hanno) (?!sabato|invito|aiuto)\p{L}+(?:ato|uto|ito)|(?:si è|sei|siete) \p{L}+(?:ato|ata|ati|ate|uto|uta|ito|ita))(?!\p{L})/iu,
  planned:
    /(?<!\p{L})(?:(?:per|entro|fino a) (?:quando|quale|quali|che)|(?:prenot|fiss|pens|programm|pianific|concord|segn|riserv|indic|organizz|desider|impegn|occup|invit|accord)at[oaie]|(?:stabil|prefer)it[oaie]|volut[oa])(?!\p{L})/iu,
  monthFirst: false,
};
