import type { CalendarTable, ClockTable } from '../../pack-format/language-pack.ts';

export const deClock: ClockTable = {
  half: 'halb halbe',
  halfBefore: true,
  quarter: 'viertel',
  threeQuarters: 'dreiviertel',
  past: 'nach',
  to: 'vor',
  plus: '',
  minus: '',
  hour: 'uhr h',
  minute: 'minuten minute min',
  at: 'um gegen ab vor nach',
  noon: 'mittag, mittags, zwölf uhr mittags',
  midnight: 'mitternacht, um mitternacht',
  morning: '[am] (morgens|vormittags|vormittag|früh), am morgen, in der früh',
  afternoon: '[am] (nachmittags|nachmittag|mittags)',
  evening: '[am] (abends|abend)',
  night: '(nachts|in der nacht|nacht)',
};

export const deCalendar: CalendarTable = {
  months: `januar|jänner|jan, februar|feber|feb, märz|maerz|mrz, april|apr, mai, juni|jun,
    juli|jul, august|aug, september|sept|sep, oktober|okt, november|nov, dezember|dez`,
  weekdays: `montag|montags|mo, dienstag|dienstags|di, mittwoch|mittwochs|mi,
    donnerstag|donnerstags|do, freitag|freitags|fr, samstag|samstags|sonnabend|sa,
    sonntag|sonntags|so`,
  ordinals: `erste 1, ersten 1, erster 1, zweite 2, zweiten 2, zweiter 2, dritte 3, dritten 3,
    dritter 3, vierte 4, vierten 4, fünfte 5, fünften 5, sechste 6, sechsten 6, siebte 7,
    siebten 7, achte 8, achten 8, neunte 9, neunten 9, zehnte 10, zehnten 10, elfte 11, elften
    11, zwölfte 12, zwölften 12, dreizehnten 13, vierzehnten 14, fünfzehnten 15, sechzehnten
    16, siebzehnten 17, achtzehnten 18, neunzehnten 19, zwanzigsten 20, einundzwanzigsten 21,
    zweiundzwanzigsten 22, dreiundzwanzigsten 23, vierundzwanzigsten 24, fünfundzwanzigsten 25,
    sechsundzwanzigsten 26, siebenundzwanzigsten 27, achtundzwanzigsten 28, neunundzwanzigsten
    29, dreißigsten 30, einunddreißigsten 31`,
  ordinalMarks: 'te ten ter',
  of: 'des vom',
  articles: 'der den dem am',
  today: '(heute|heut), heute (abend|morgen|nachmittag|vormittag|früh), noch heute',
  tomorrow: 'morgen, morgen (früh|abend|vormittag|nachmittag)',
  afterTomorrow: 'übermorgen',
  yesterday: 'gestern',
  beforeYesterday: 'vorgestern',
  next: 'nächste nächsten nächster nächstes kommende kommenden folgende folgenden',
  current: 'diese diesen dieser dieses diesem',
  last: 'letzte letzten letzter vergangene vergangenen',
  day: 'tag tage tagen',
  week: 'woche wochen',
  month: 'monat monate monats monaten',
  year: 'jahr jahre jahren jahres',
  weekend: 'wochenende',
  inside: 'in innerhalb',
  holidays:
    '12-25 weihnachten, 12-24 heiligabend, 12-24 heilig abend, 12-31 silvester, 1-1 neujahr, 12-6 nikolaus',
  fromNow: 'ab (heute|jetzt)',
  ago: 'vor',
  past: `war waren passiert geschehen hatten hatte seit geboren geburt geburtsdatum
    unfall unfalldatum schaden schadens verletzung diebstahl letzte letzten letzter
    letztes zuletzt begann begannen gekauft ereignet ereignete`,
  monthFirst: false,
};
