import type { CalendarTable, ClockTable } from '../../pack-format/dates.ts';

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
  hourSigns: 'uhr h',
  lengthInHours: 'stunde stunden',
  at: 'um gegen ab vor nach',
  exact: 'rum herum spätestens frühestens pünktlich genau etwa ungefähr',
  due: '(bis|vor|spätestens) [um|gegen], (bis|bis spätestens) [um], (nicht|auf keinen fall) später als',
  dueBehind: 'spätestens',
  noon: 'mittag, mittags, zwölf uhr mittags, high noon',
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
    11, zwölfte 12, zwölften 12, dreizehnten 13, dreizehnte 13, vierzehnte 14, fünfzehnte 15, sechzehnte 16, siebzehnte 17, achtzehnte 18, neunzehnte 19, zwanzigste 20, einundzwanzigste 21, zweiundzwanzigste 22, dreiundzwanzigste 23, vierundzwanzigste 24, fünfundzwanzigste 25, sechsundzwanzigste 26, siebenundzwanzigste 27, achtundzwanzigste 28, neunundzwanzigste 29, dreißigste 30, einunddreißigste 31, dreissigsten 30, einunddreissigsten 31, vierzehnten 14, fünfzehnten 15, sechzehnten
    16, siebzehnten 17, achtzehnten 18, neunzehnten 19, zwanzigsten 20, einundzwanzigsten 21,
    zweiundzwanzigsten 22, dreiundzwanzigsten 23, vierundzwanzigsten 24, fünfundzwanzigsten 25,
    sechsundzwanzigsten 26, siebenundzwanzigsten 27, achtundzwanzigsten 28, neunundzwanzigsten
    29, dreißigsten 30, einunddreißigsten 31`,
  ordinalMarks: 'te ten ter',
  of: 'des vom',
  articles: 'der den dem am zum',
  today: '(heute|heut), heute (abend|morgen|nachmittag|vormittag|früh), noch heute',
  tomorrow: 'morgen, morgen (früh|abend|vormittag|nachmittag)',
  afterTomorrow: 'übermorgen',
  yesterday: 'gestern, gestern (abend|nacht|früh|morgen|mittag)',
  beforeYesterday: 'vorgestern, vorgestern (abend|nacht|früh|morgen|mittag)',
  next: 'nächste nächsten nächster nächstes nächstem kommende kommender kommendes kommenden folgende folgenden',
  coming: 'kommende kommender kommendes kommenden',
  current: 'diese diesen dieser dieses diesem',
  last: 'letzte letzten letzter letztes letztem vergangene vergangenen vergangener vorige vorigen voriger',
  afterNext: 'übernächste übernächsten übernächster übernächstes',
  beforeLast: 'vorletzte vorletzten vorletzter vorletztes',
  putOff: '7 in acht tagen, 14 in vierzehn tagen',
  dayBefore: '[am|der|den] (tag|abend) vor, [am] vortag (von|des)',
  dayAfter: '[am|der|den] tag nach',
  dayBeforeThat:
    '[am|den|der] (tag|abend) (davor|vorher|zuvor), [am] vortag, tags (zuvor|davor|vorher), am abend davor',
  dayAfterThat:
    '[am|den|der] (tag|morgen) (danach|darauf|drauf|nachher), tags (darauf|drauf|danach), [am|der|den] (nächsten|nächster|folgenden|andern|anderen) tag, [am] folgetag',
  afterThat: 'darauf, drauf, danach',
  lastDay: '[am|der|den|zum] letzten [tag] [des|im|vom], [am|zum|bis] (ende|monatsende) [des]',
  monthEnd: '[am|zum] monatsende, [zum] ultimo, [am] monatsletzten',
  day: 'tag tage tagen',
  week: 'woche wochen',
  month: 'monat monate monats monaten',
  year: 'jahr jahre jahren jahres',
  weekend: 'wochenende',
  seasons: 'fruhjahr fruhling sommer herbst winter spatherbst spatsommer fruhsommer',
  sometime: 'irgendwann',
  inside: 'in innerhalb',
  holidays:
    '12-25 (weihnachten|erster weihnachtstag|ersten weihnachtstag|erster feiertag|ersten feiertag|1 weihnachtstag|1 weihnachtsfeiertag|ersten weihnachtsfeiertag), 12-26 (zweiter weihnachtstag|zweiten weihnachtstag|zweiter feiertag|zweiten feiertag|2 weihnachtstag|2 weihnachtsfeiertag|zweiten weihnachtsfeiertag|stephanitag|stefanitag), 12-24 (heiligabend|heilig abend|heiligen abend|heiliger abend), 12-31 (silvester|silvesterabend), 1-1 (neujahr|neujahrstag|neujahrsmorgen), 12-6 (nikolaus|nikolaustag), 10-3 (tag der deutschen einheit|tag der einheit), 5-1 (tag der arbeit|maifeiertag), 1-6 (heilige drei könige|dreikönig|dreikönigstag), 10-31 (reformationstag|halloween), 11-1 allerheiligen, 11-11 (martinstag|sankt martin|st martin), 2-14 valentinstag, 8-15 mariä himmelfahrt, 8-1 bundesfeiertag, 10-26 nationalfeiertag, easter-2 karfreitag, easter-1 karsamstag, easter+0 (ostern|ostersonntag), easter+1 ostermontag, easter+39 (himmelfahrt|christi himmelfahrt|vatertag), easter+49 (pfingsten|pfingstsonntag), easter+50 pfingstmontag, easter+60 fronleichnam, easter-48 rosenmontag, easter-47 faschingsdienstag, easter-46 aschermittwoch, advent1 (erster|ersten|1) advent, advent2 (zweiter|zweiten|2) advent, advent3 (dritter|dritten|3) advent, advent4 (vierter|vierten|4) advent',
  fromNow: 'ab (heute|jetzt)',
  ago: 'vor',
  past: `war waren passiert geschehen hatten hatte seit geboren geburt geburtsdatum
    unfall unfalldatum schaden schadens verletzung diebstahl letzte letzten letzter
    letztes zuletzt begann begannen gekauft ereignet ereignete kam kamen trat traten fiel fielen
    ging gingen starb starben verstarb brach brachen erhielt erhielten bekam bekamen verlor verstorben verunglückt
    sterbetag sterbedatum todestag todesdatum kaufdatum schadenstag`,
  pastTense:
    /(?<!\p{L})(?:(?:[Hh]aben|[Hh]at|[Hh]ast|[Hh]abt)(?!\p{L})|(?:[Ss]ind|[Bb]ist|[Ss]eid) (?:[Ss]ie|du|ihr)(?!\p{L})).* (?:\p{Ll}{0,6}ge\p{Ll}{2,}(?:t|en)|(?<! zu )(?:ver|be|ent|er|zer)\p{Ll}{3,}(?:t|en))\W*$|(?<!\p{L})[Ww]urden?(?!\p{L})|(?<!\p{L})(?:[Ii]st|[Ss]ind)(?!\p{L}).* (?:\p{Ll}{0,6}ge\p{Ll}{2,}en|ent(?:laufen|flogen|standen|wischt)|verschwunden|erschienen|zerbrochen)\W*$/u,
  planned:
    /(?<!\p{L})(?:(?:für|bis|zu) (?:wann|welche\p{L}*)|zeit|vor,|(?:ein|um|ver)?ge(?:plant|bucht)|(?:aus)?(?:gewählt|gesucht)|vor(?:gesehen|genommen|gemerkt|gestellt)|fest(?:gelegt|gesetzt|gemacht)|(?:an)?gedacht|ange(?:setzt|fragt)|einge(?:tragen|richtet)|(?:aus|ab)gemacht|gewünscht|geeinigt|geöffnet|geschlossen|gelegen|gegeben|er(?:reichbar|laubt|beten|wartet|wünscht)|be(?:vorzugt|stimmt|schlossen|absichtigt|auftragt)|ver(?:einbart|abredet|fügbar|sprochen)|entschieden)(?!\p{L})/iu,
  habits:
    /(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends|jede[mnr]? \p{L}+)(?!\p{L})/iu,
  monthFirst: false,
};
