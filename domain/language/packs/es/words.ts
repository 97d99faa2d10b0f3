import type { WordTable } from '../../pack-format/language-pack.ts';

export const esWords: WordTable = {
  frequent: `el la los las un una unos y es son soy yo tu usted nosotros mi mis su sus que cual cuales como
    cuando donde quien para por con sin en de del al no si gracias hola quiero quisiera necesito
    necesita tengo tiene puede puedo gusta gustaria favor muy bien pero hay esta este estoy busco
    algo mas seria me te le lo nada prefiero desea cuantos cuantas`,
  letters: 'ñ¿¡',
  furtherFunctionWords: `ahora ya todavia aun siempre nunca tambien mucho actualmente momento aproximadamente`,
  empty: `encima contra el la los las lo un una unos unas de del a al en con por para sin sobre entre hasta
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
  connectors: 'e de del la las los el y & vs',
  choosing: 'o',
  adding: 'y también pero',
  links: 'o u y e de',
  interested: 'interesado interesada',
  diminutives:
    'ecitos ecitas ecito ecita quitos>c quitas>c quito>c quita>c guitos>g guitas>g guito>g guita>g citos>z citas>z cito>z cita>z citos citas cito cita itos itas ito ita ecillos ecillas ecillo ecilla illos illas illo illa',
  adjectiveForms: 'esa>és a>o',
  conjunctions: 'pero porque si aunque mientras sino y',
  noIsNot: true,
  modifiersFollow: true,
  generalNouns: 'opción opciones sitio sitios lugar lugares cosa cosas',
  alternatives: 'o sino',
  comparatives:
    'que más menos tarde temprano antes después solo problema lejos pasa pasar pasamos pase pasen superar supera encima',
  compared: /\b(?:más|mas|menos)\s+_\s+(?:que|de)\s/,
  spokenMarks: { '@': 'arroba', '.': 'punto', '-': 'guion' },
  roles: {
    origin: `sale salen parte partes viene de del salida salir salgo salimos partida partir
      origen desde procedencia recogida recoger sale`,
    destination: `va viaja llegan llevarle a al destino llegada llegar ir voy viajar hacia llevar
      llega`,
    start: `salida inicio comienzo empezar comienza llegada llegar llegan llega llegamos ida desde
      entrada salir salen salimos recogida`,
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
    end: 'último día, (vuelvo|regreso|volvemos|regresamos)',
    start: '(nos|me) (vamos|voy|marchamos|marcho), primer día, a partir de',
    origin: '(nos|me) (vamos|voy|marchamos|marcho)',
    destination: '(llegamos|llego|llegaremos)',
  },
  whereabouts: `(estoy|estamos|me encuentro|nos encontramos|espero|estaré|estaremos) [ahora|ahora mismo|todavía|aún] (en el|en la|en los|en las|en|delante de|frente a)`,
  theTalk: `llueve, nieva, me (oye|escucha|oyes|escuchas), sigue ahí, sigues ahí, listo, lista,
    preparado, preparada, seguimos, continuar, continuamos, empezar, empezamos, un momento,
    minuto, minutos, tiempo, puedo, podemos, le parece, te parece, de acuerdo, vale, entiende,
    entendido, claro, pregunta, preguntas, qué tal`,
  fullStops: {
    abbreviated: 'sr sra srta dr dra prof ing lic avda avd pza ctra',
    beforeNumbers: 'no num tel av avda avd pza pl ctra esc pta',
  },
  synonyms: [
    'deportes deporte partido partidos',
    'música concierto conciertos',
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
