import type { CalendarTable, ClockTable } from '../../pack-format/language-pack.ts';

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
  at: 'las la sobre hacia',
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
  yesterday: 'ayer',
  beforeYesterday: 'anteayer, antes de ayer',
  next: 'próximo próxima siguiente viene',
  current: 'este esta',
  last: 'pasado pasada último última',
  day: 'día días',
  week: 'semana semanas',
  month: 'mes meses',
  year: 'año años',
  weekend: 'fin',
  inside: 'en dentro',
  holidays:
    '12-25 navidad, 12-24 nochebuena, 12-31 nochevieja, 1-1 año nuevo, 1-6 (día de reyes|los reyes)',
  fromNow: 'a partir de (hoy|ahora)',
  ago: 'hace',
  past: `fue ocurrio paso sucedio empezo empezaron desde nacio nacimiento accidente
    siniestro robo ultima ultimo compro construyo`,
  monthFirst: false,
};
