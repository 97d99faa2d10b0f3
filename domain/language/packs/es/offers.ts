import type { OfferTable } from '../../pack-format/offers.ts';

export const esOffers: OfferTable = {
  places:
    '0 (el|la) del medio, 0 (el|la) de en medio, 0 (el|la) (intermedio|intermedia), -2 [el|la] (penúltimo|penúltima), -3 [el|la] (antepenúltimo|antepenúltima), 0 (los|las) (del medio|de en medio|centrales)',
  numbered: 'número opción letra respuesta',
  stands: 'opción hora cita día fecha horario de los las dos tres opciones turno',
  beginning: 'primero',
  occasions: 'vez',
  following:
    'me nos va viene iría vendría está sería es por favor entonces si gracias para pero y porque que bien mejor perfecto genial libre disponible basta bastan suficiente suficientes ideal serían',
  earliest:
    '(el|la|lo) (más|mas) (temprano|temprana|pronto|cercano|cercana), cuanto antes, (lo|el|la) antes posible, más (temprano|pronto) mejor, (el|la) de más (temprano|pronto)',
  latest:
    '(el|la|lo) (más|mas) (tarde|tardío|tardía), (cuanto|cuánto) más tarde, (el|la) de más tarde',
  least:
    'lo mínimo, el mínimo, lo menos posible, (el|la|lo) (más|mas) (barato|barata|pequeño|pequeña|económico|económica|corto|corta|bajo|baja|chico|chica), (el|la|lo) menos (caro|cara), (el|la) (pequeño|pequeña)$',
  most: 'lo máximo, el máximo, lo más posible, (el|la|lo) (más|mas) (caro|cara|grande|largo|larga|alto|alta), (el|la) (grande|mayor)$',
  small:
    'mini pequeño pequeña básico básica económico económica estándar simple bajo baja ligero leve poco corto individual terceros',
  great:
    'grande premium alto alta lujo largo grave doble maxi completo completa ejecutivo express familiar riesgo',
  priced: 'barato barata económico económica caro cara',
  other: '(el|la) (otro|otra)',
  taking:
    '(ese|esa|eso|este|esta) (mismo|misma|me (va|viene) (bien|perfecto|genial)), me (lo|la) quedo, (me|nos) (va|viene|iría|vendría) (bien|perfecto|genial|de maravilla), me quedo con (ese|esa|este|esta), ^(perfecto|genial|estupendo)',
  against:
    'demasiado, demasiada, muy (tarde|temprano|temprana|pronto|caro|cara|lejos|grande|pequeño|pequeña|largo|larga|justo|mal), imposible, mal, fatal, más (temprano|pronto|tarde)',
  later: 'más tarde, después, más',
  earlier: 'antes, más temprano, más pronto',
  lengths:
    '30 media [hora|horita], 15 [un] cuarto de hora, 60 (una|1) (hora|horita|h), 90 (una hora y media|hora y media), 120 (dos|2) (horas|horitas|h), 180 (tres|3) (horas|h), 5 (cinco|5) (minutos|min), 10 (diez|10) (minutos|min), 15 (quince|15) (minutos|min), 20 (veinte|20) (minutos|min), 30 (treinta|30) (minutos|min), 45 45 (minutos|min)',
  requesting: 'puedo puede podría podemos podríamos posible',
  between: 'o u y bien también otro otra a',
  ranging: 'entre',
  closed: 'cerrado cerrados cerramos abrimos abre cierra abierto',
};
