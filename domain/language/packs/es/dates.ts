import type { CalendarTable, ClockTable } from '../../pack-format/dates.ts';

export const esClock: ClockTable = {
  half: 'media',
  halfBefore: false,
  quarter: 'cuarto',
  threeQuarters: '',
  past: '',
  to: '',
  plus: 'y',
  minus: 'menos',
  hour: 'horas hora h hrs',
  minute: 'minutos minuto min',
  hourSigns: 'horas h',
  lengthInHours: 'hora horas',
  spelledHoursLast: true,
  at: 'las la sobre hacia',
  exact: 'punto en más o menos aproximadamente',
  due: 'antes de [las|la], (como muy tarde|a más tardar) [a las|a la|las]',
  dueBehind: '(como muy tarde|a más tardar)',
  noon: '[el|al] (mediodía), medio día',
  midnight: '[la] (medianoche), media noche',
  morning: '(de|por) la mañana, am, de la madrugada',
  afternoon: '(de|por) la tarde, pm',
  evening: '(de|por) la tarde noche',
  night: '(de|por) la noche, esta noche',
};

export const esCalendar: CalendarTable = {
  months: `enero|ene, febrero|feb, marzo|mar, abril|abr, mayo|may, junio|jun, julio|jul,
    agosto|ago, septiembre|setiembre|sept|sep, octubre|oct, noviembre|nov, diciembre|dic`,
  weekdays: `lunes|lun, martes, miércoles|mié, jueves|jue, viernes|vie, sábado|sáb, domingo|dom`,
  ordinals: `primero 1, primer 1, primera 1, segundo 2, segunda 2, tercero 3, tercer 3, tercera
    3, cuarto 4, cuarta 4, quinto 5, quinta 5, sexto 6, séptimo 7, octavo 8, noveno 9, décimo
    10`,
  ordinalMarks: 'º ª °',
  of: 'de del',
  articles: 'el la las los',
  today: '(hoy), esta noche, hoy mismo, esta (tarde|mañana)',
  tomorrow: 'mañana, mañana por la (mañana|tarde|noche)',
  afterTomorrow: 'pasado mañana',
  yesterday: 'ayer, anoche, ayer por la (noche|mañana|tarde), ayer (noche|tarde)',
  beforeYesterday: 'anteayer, antes de ayer, anteanoche, antier',
  next: 'próximo próxima siguiente viene',
  current: 'este esta',
  last: 'pasado pasada último última',
  putOff: '7 en ocho, 14 en quince',
  dayBefore: '[la] víspera (de|del), [el] día (antes|anterior) (de|del|a)',
  dayAfter: '[el] día (después|siguiente) (de|del|a)',
  dayBeforeThat: '[la] víspera, [el] día (antes|anterior|previo)',
  dayAfterThat: '[el|al] día (después|siguiente), al otro día',
  afterThat: 'siguiente, de después, después',
  lastDay:
    '[el] último día (de|del), [el] último (de|del), [a|para] (fin|final|finales|fines) (de|del)',
  monthEnd: '[a] fin de mes, a finales de mes',
  spans: 'quincena 15',
  day: 'día días',
  week: 'semana semanas',
  month: 'mes meses',
  year: 'año años',
  weekend: 'fin',
  seasons: 'primavera verano otono invierno',
  sometime: 'momento dia',
  inside: 'en dentro',
  holidays:
    '12-25 [día de] navidad, 12-24 (nochebuena|víspera de navidad), 12-31 (nochevieja|fin de año|fin de este año), 1-1 (año nuevo|día de año nuevo), 1-6 (día de reyes|los reyes|reyes|reyes magos), 1-5 (noche de reyes|víspera de reyes), 12-8 (la inmaculada|día de la inmaculada), 12-6 día de la constitución, 10-12 (el pilar|día del pilar|día de la hispanidad|fiesta nacional), 11-1 (todos los santos|día de todos los santos), 6-24 (san juan|día de san juan), 6-23 (noche de san juan|verbena de san juan), 2-14 san valentín, 5-1 día del trabajo, 5-1 día del trabajador, 3-19 (san josé|día del padre), 8-15 (la asunción|virgen de agosto), easter+0 (domingo de resurrección|domingo de pascua|pascua), easter-2 viernes santo, easter-3 jueves santo, easter+1 lunes de pascua, easter-7 domingo de ramos, easter-46 miércoles de ceniza, 12-28 santos inocentes',
  fromNow: 'a partir de (hoy|ahora)',
  ago: 'hace',
  past: `fue ocurrio paso sucedio empezo empezaron nacio nacimiento accidente
    siniestro robo ultima ultimo compro construyo fallecimiento defuncion`,
  pastTense:
    /(?<!\p{L})desde(?!\p{L})(?! qué (?:día|fecha)\s*\?|.* (?:quier|quer|dese|prefier|necesit|conven|vend)\p{L}*)|(?<!\p{L})(?:(?!contraste|desgaste)\p{L}{2,}(?:ó|aste|asteis|isteis|aron|ieron)|(?:ha|has|han|habéis) \p{L}+(?:ado|ido))(?!\p{L})/iu,
  planned:
    /(?<!\p{L})(?:(?:para|hasta) (?:cu[aá]ndo|qu[eé]|cu[aá]l)|(?:reserv|pens|el[ei]g|escog|qued|fij|prev|plane|planific|program|decid|acord|concert|agend|conven|convin|prefer|prefir|solicit|ped|pid|apunt|señal)(?:ad[oa]s?|id[oa]s?|i?ó|[ai]ste|[ai]steis|aron|ieron))(?!\p{L})/iu,
  habits:
    /(?<!\p{L})(?:los|cada) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?!\p{L})/iu,
  monthFirst: false,
};
