import type { LanguageTable } from '../table.ts';
import { esManners } from './dialogue-acts.ts';

export const es: LanguageTable = {
  code: 'es',
  empty: `el la los las lo un una unos unas de del a al en con por para sin sobre entre hasta
    desde hacia según y e o u pero si que quien quién quienes qué cual cuál cuáles como cómo
    cuando cuándo donde dónde porque cuanto cuánto cuánta cuántos cuántas yo tú él ella nosotros
    vosotros ellos ellas usted ustedes me te se nos os le les mí ti mi mis tu tus su sus nuestro
    nuestra vuestro este esta estos estas ese esa esos esas aquel eso esto aquello soy eres es
    somos son era fue será sería sea ser estoy está estamos están estar estaba he has ha hemos
    han haber había hay habría tengo tiene tienes tenemos tener quiero quiere quieres queremos
    quisiera quería querría puedo puede puedes podemos podría podrías debo debe deberíamos
    debería hago hace hacer voy va vamos ir no sí ni también muy mucho mucha muchos poco más
    menos solo sólo solamente casi tal vez quizá quizás algo alguna algún alguno nada ninguno
    ninguna ningún nadie por favor gracias hola buenos buenas días tardes ok vale bien bueno
    claro entonces luego así aquí allí ahora ya todavía aún necesito necesita necesitamos busco
    buscamos gustaría gusta prefiero preferiría deseo llama llamado llamada todo toda todos todas
    cualquier aproximadamente unos alrededor otro otra prefiere prefieres prefiera prefieras
    prefieren preferido preferida preferencia opciones opción saberlo recomienda recomiendas
    obligatorio`,
  actions: `número teléfono dirección código buscar encontrar ver mirar oír escuchar jugar
    comprar alquilar reservar tomar coger comer dormir quedar alojar hospedar visitar viajar
    volar salir llegar volver regresar empezar comenzar terminar acabar llamar poner añadir
    agregar cambiar modificar cancelar guardar pensar creer decir hablar saber conocer amar
    preferir querer poder deber dar mostrar recibir pedir ordenar elegir escoger decidir dejar
    devolver recoger encontrar organizar perdón perdona disculpe lo siento perfecto genial
    estupendo correcto cierto falso seguro cerca lejos encantado salgo vengo llego parto partir
    vuelvo como duermo ponga ponle pon dame deme`,
  nounActions: 'visita cita',
  courtesies: 'favor gracias el la los sí',
  leads: {
    from: 'de desde del',
    to: 'a al hacia hasta para',
    in: 'en',
    at: 'en a al',
    near: 'cerca junto',
    for: 'para por',
    by: 'por de',
    with: 'con',
    about: 'sobre acerca',
    of: 'de del',
  },
  connectors: 'de del la las los el y & vs',
  interested: 'interesado interesada',
  adjectiveForms: 'esa>és a>o',
  conjunctions: 'pero porque si aunque mientras sino y',
  comparatives: 'que más menos tarde temprano antes después solo problema',
  numbers: {
    words: `cero 0, uno 1, un 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho
      8, nueve 9, diez 10, once 11, doce 12, trece 13, catorce 14, quince 15, dieciséis 16,
      diecisiete 17, dieciocho 18, diecinueve 19, veinte 20, veintiuno 21, veintiún 21, veintiuna
      21, veintidós 22, veintitrés 23, veinticuatro 24, veinticinco 25, veintiséis 26,
      veintisiete 27, veintiocho 28, veintinueve 29, treinta 30, cuarenta 40, cincuenta 50,
      sesenta 60, setenta 70, ochenta 80, noventa 90, doscientos 200, trescientos 300,
      cuatrocientos 400, quinientos 500, seiscientos 600, setecientos 700, ochocientos 800,
      novecientos 900, docena 12, decena 10, par 2, ninguno 0`,
    hundred: 'cien ciento',
    thousand: 'mil k',
    million: 'millón millones m',
    and: 'y',
    decimalComma: true,
    people: `1 (solo|solamente|sólo) yo, 1 (voy|viajo|estoy) solo, 1 (voy|viajo|estoy) sola, 2
      nosotros dos, 2 los dos, 2 (mi esposa|mi mujer|mi marido|mi novio|mi novia|mi amigo|mi
      amiga|mi pareja) y yo, 2 yo y (mi esposa|mi mujer|mi marido|mi pareja)`,
  },
  clock: {
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
  },
  calendar: {
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
    next: 'próximo próxima siguiente viene',
    current: 'este esta',
    last: 'pasado pasada último última',
    day: 'día días',
    week: 'semana semanas',
    month: 'mes meses',
    year: 'año años',
    weekend: 'fin',
    inside: 'en dentro',
    fromNow: 'a partir de (hoy|ahora)',
    monthFirst: false,
  },
  manners: esManners,
  roles: {
    origin: `sale salen parte partes viene de del salida salir salgo salimos partida partir
      origen desde procedencia recogida recoger sale`,
    destination: `va viaja llegan llevarle a al destino llegada llegar ir voy viajar hacia llevar
      llega`,
    start: `salida inicio comienzo empezar comienza llegada llegar ida desde entrada salir
      recogida`,
    end: `fin final terminar termina regreso regresar vuelta volver devolución hasta salida`,
    place: 'dónde lugar ciudad zona barrio sitio dirección región ubicación calle área parte',
    city: 'ciudad pueblo localidad municipio',
    area: 'zona barrio área parte región distrito sector',
    address: 'estación aeropuerto paseo carretera dirección calle avenida plaza',
    person: `persona quién cliente clienta invitado huésped usuario inquilino propietario
      anfitrión contacto artista actor actriz director cantante autor conductor paciente apellido
      apellidos empleado amigo familia destinatario llama`,
    name: 'nombre llama llamado titulado título',
    title: `canción película álbum evento espectáculo libro juego título artista equipo grupo
      concierto reunión alarma cita serie obra`,
    people: `personas persona invitados invitado huéspedes adultos adulto viajeros viajero
      pasajeros pasajero plazas asientos grupo entradas boletos comensales participantes niños
      amigos gente`,
    nights: 'noches noche estancia duración días día',
    days: 'días día estancia duración',
    rooms: 'habitaciones habitación cuartos camas dormitorios',
    tickets: 'entradas entrada boletos boleto billetes billete asientos',
    stars: 'estrellas estrella calificación puntuación',
    money: `precio presupuesto coste costo importe pagar alquiler euros euro dólares dólar pesos
      dinero suma salario sueldo gastar caro cantidad`,
    minutes: 'minutos minuto horas hora duración',
    age: 'edad años',
    year: 'año lanzamiento',
    bags: 'maletas maleta equipaje bolsas',
    floor: 'piso planta nivel',
    identifier: 'número código referencia reserva cuenta confirmación',
    email: 'email correo electrónico mail e-mail',
    phone: 'teléfono móvil celular',
    postcode: 'postal',
    free_text: `mensaje petición peticiones motivo razón descripción comentario nota notas
      problema detalles propósito deseos especiales cambiar queja requisitos solicitud`,
    company: 'empresa compañía empleador marca proveedor aerolínea',
    weight: 'peso kg kilos',
    distance: 'distancia kilómetros km',
  },
  rolePhrases: {
    money: 'cuánto cuesta',
    end: '(vuelvo|regreso|volvemos|regresamos)',
  },
  synonyms: [
    'barato barata económico económica asequible bajo módico',
    'moderado moderada medio media razonable intermedio',
    'caro cara costoso lujoso lujo alto elevado',
    'centro céntrico central',
    'norte',
    'sur',
    'este oriente',
    'oeste occidente',
    'hombre masculino',
    'mujer femenino',
    'wifi wi-fi internet',
    'coche carro auto automóvil',
    'piso apartamento departamento',
    'pequeño pequeña',
    'grande',
    'fútbol soccer',
  ],
  endings: `amientos amiento aciones ación amente mente ando iendo ados ado adas ada idos ido
    idas ida ables able icos ico icas ica osos oso osas osa ales al es ar er ir os as o a e s`,
};
