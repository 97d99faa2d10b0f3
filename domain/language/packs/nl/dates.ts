import type { CalendarTable, ClockTable } from '../../pack-format/dates.ts';

export const nlClock: ClockTable = {
  half: 'half halve',
  halfBefore: true,
  quarter: 'kwart kwartier',
  threeQuarters: '',
  past: 'over na',
  to: 'voor',
  plus: '',
  minus: '',
  hour: 'uur u h',
  minute: 'minuten minuut min',
  hourSigns: 'uur h',
  lengthInHours: 'uren',
  at: 'om rond tegen omstreeks vanaf',
  aboutHour: '(een|n) uur of, (een|n) uurtje of',
  exact: 'stipt precies ongeveer exact',
  due: '(uiterlijk|ten laatste) [om|voor|tegen], niet later dan',
  dueBehind: '(uiterlijk|ten laatste|op zijn laatst)',
  noon: '(middag|twaalf uur|middaguur) [s middags], twaalf uur s middags, tussen de middag',
  midnight: 'middernacht',
  morning: "['s|s] (ochtends|morgens|voormiddags), in de (ochtend|morgen|voormiddag), ochtend",
  afternoon: "['s|s] middags, in de (middag|namiddag), namiddag",
  evening: "['s|s] avonds, in de avond, (avond|vanavond)",
  night: "['s|s] nachts, in de nacht",
};

export const nlCalendar: CalendarTable = {
  months: `januari|jan, februari|feb, maart|mrt, april|apr, mei, juni|jun, juli|jul,
    augustus|aug, september|sept|sep, oktober|okt, november|nov, december|dec`,
  weekdays: `maandag|ma, dinsdag|di, woensdag|wo, donderdag|do, vrijdag|vr, zaterdag|za,
    zondag|zo`,
  ordinals: `eerste 1, tweede 2, derde 3, vierde 4, vijfde 5, zesde 6, zevende 7, achtste 8,
    negende 9, tiende 10, elfde 11, twaalfde 12, dertiende 13, veertiende 14, vijftiende 15,
    zestiende 16, zeventiende 17, achttiende 18, negentiende 19, twintigste 20, eenentwintigste
    21, tweeëntwintigste 22, drieëntwintigste 23, vierentwintigste 24, vijfentwintigste 25,
    zesentwintigste 26, zevenentwintigste 27, achtentwintigste 28, negenentwintigste 29,
    dertigste 30, eenendertigste 31`,
  ordinalMarks: 'e de ste',
  of: 'van',
  articles: 'de het',
  today: '(vandaag|vanavond|vanmiddag|vanochtend|vanmorgen|vannacht)',
  tomorrow: '(morgen|morgenavond|morgenochtend|morgenmiddag), morgen (avond|ochtend|middag)',
  afterTomorrow: 'overmorgen',
  yesterday:
    '(gisteren|gisteravond|gisterenavond|gistermiddag|gisterochtend|gisternacht|gistermorgen)',
  beforeYesterday: '(eergisteren|eergisteravond|eergisterenavond)',
  next: 'volgende volgend aankomende komende komend eerstvolgende',
  coming: 'aankomende komende komend eerstvolgende',
  current: 'deze dit',
  last: 'vorige vorig afgelopen laatste verleden',
  dayBefore: '[de] dag voor, [de] dag voorafgaand aan',
  dayAfter: '[de] dag (na|erna)',
  dayBeforeThat: '[de] (dag|avond) (ervoor|daarvoor|eerder), [de] dag van tevoren',
  dayAfterThat: '[de] (dag|ochtend) (erna|daarna|erop|daarop|na), [de] volgende dag',
  afterThat: 'erna, daarna, erop, daarop',
  lastDay: '[de|op de] laatste [dag] (van|in) [de], [het|aan het|op het] (eind|einde) (van|v) [de]',
  monthEnd: '[aan het] eind van de maand',
  day: 'dag dagen',
  week: 'week weken',
  month: 'maand maanden',
  year: 'jaar jaren',
  weekend: 'weekend weekeinde',
  seasons: 'voorjaar lente zomer herfst najaar winter',
  sometime: 'ooit eens',
  inside: 'over binnen',
  holidays:
    '12-25 (kerst|kerstmis|eerste kerstdag|1e kerstdag), 12-26 (tweede kerstdag|2e kerstdag), 12-24 (kerstavond|kerstnacht), 12-31 (oudjaar|oudejaarsavond|oudejaarsdag|oud en nieuw), 1-1 (nieuwjaar|nieuwjaarsdag), 12-5 (sinterklaas|sinterklaasavond|pakjesavond), 4-27 koningsdag, 5-4 dodenherdenking, 5-5 bevrijdingsdag, 5-1 dag van de arbeid, 2-14 valentijnsdag, 1-6 driekoningen, 11-11 (sint maarten|wapenstilstand), 11-1 allerheiligen, 7-21 nationale feestdag, easter+0 (pasen|paaszondag|eerste paasdag|1e paasdag), easter+1 (paasmaandag|tweede paasdag|2e paasdag), easter-2 goede vrijdag, easter+39 hemelvaart, easter+39 hemelvaartsdag, easter+49 (pinksteren|eerste pinksterdag), easter+50 (tweede pinksterdag|pinkstermaandag), advent1 eerste advent',
  fromNow: 'vanaf (nu|vandaag)',
  ago: 'geleden, terug',
  past: `was waren gebeurde gebeurd sinds geboren geboorte geboortedatum ongeval ongeluk
    schade diefstal laatste begonnen gekocht gebouwd plaatsgevonden werd werden viel
    vielen kwam kwamen ging gingen begon stierf overleed overleden overlijden verdween brak ontving kreeg verloor
    sterfdag overlijdensdatum aankoopdatum`,
  pastTense:
    /(?<!\p{L})(?:heeft|hebben|hebt|heb|bent|ben)(?!\p{L}).* (?:\p{L}{0,5}ge\p{L}{2,}(?:d|t|en)|(?<! te )(?:ver|be|ont|her)\p{L}{3,}(?:d|t|en))\W*$|(?<!\p{L})(?:is|zijn)(?!\p{L}).* (?:\p{L}{0,5}ge\p{L}{2,}en|ver(?:dwenen|schenen|trokken)|ontstaan)\W*$/iu,
  planned:
    /(?<!\p{L})(?:(?:voor|tot|tegen) (?:wanneer|welke?)|tijd|(?:in)?ge(?:pland|boekt)|(?:uit)?gekozen|gereserveerd|vastge(?:legd|steld|zet)|afgesproken|gedacht|voorge(?:nomen|steld)|aange(?:vraagd|geven)|geprikt|gewenst|gereed|geschikt|geopend|gesloten|gelegen(?:heid)?|be(?:paald|sloten|schikbaar)|ver(?:kozen|wacht))(?!\p{L})/iu,
  habits:
    /(?<!\p{L})(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:s|en)|(?:elke|iedere) \p{L}+)(?!\p{L})/iu,
  monthFirst: false,
};
