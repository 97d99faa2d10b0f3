import type { DialogueActTable } from '../../pack-format/language-pack.ts';

export const esDialogueActs: DialogueActTable = {
  yes: `me (vendría|viene|iría) [muy] bien, ya (está|está hecho|lo hice|lo he hecho), sí, si, claro, claro que sí, por supuesto, desde luego, vale, ok, okay, de acuerdo,
    correcto, exacto, exactamente, cierto, perfecto, efectivamente, seguro, sip, (está|suena|me
    parece|parece) (bien|bueno|perfecto|genial|estupendo|correcto), (eso|esto|así) (está
    bien|es|me va bien|me sirve|funciona|es correcto|vale), me (va|viene|sirve|parece) [bien],
    con (gusto|mucho gusto), sin problema, ningún problema, por qué no, cómo no, (es|eso es)
    (correcto|cierto|verdad|así), dale, sin duda, sí gracias`,
  no: `no, nop, nunca, jamás, no gracias, para nada, no (hace falta|es necesario|necesito|lo
    necesito|quiero|realmente|mucho|creo|todavía|aún), en absoluto, ninguno, ninguna, de ninguna
    manera, tampoco, (eso|es) (incorrecto|falso), claro que no, por supuesto que no`,
  negation: 'nadie nada no ni sin nunca jamás ningún ninguna ninguno tampoco',
  refusal: `no (lo|la) (doy|dejo|facilito)$, (es|queda|se queda|sigue siendo) [un|en|todavía|alto] secreto, no es asunto (suyo|tuyo|vuestro|de nadie), no le importa a nadie, prefiero [no] (hablarlo|decirlo|comentarlo|tratarlo|darlo|contarlo|hablar de eso|hablar de ello) [con|en|a|al|personalmente], eso [prefiero|mejor] (hablarlo|decirlo|comentarlo), (eso|esto) no [se] (lo|la) (digo|doy|cuento) [a], no (doy|facilito|digo) [ese|eso|esos] (dato|datos|información|por teléfono), por teléfono no, no es asunto (suyo|tuyo), (a usted|a ti) qué le importa, (eso|es) (cosa|asunto) (mía|mío), (es) (privado|personal|confidencial), (prefiero|preferiría|preferimos|preferiría mejor) (no|que
    no|guardármelo|reservármelo|evitar) [~], no (quiero|deseo|pienso|puedo|voy a|quisiera|me
    gustaría|me apetece|tengo ganas de|estoy dispuesto a|estoy dispuesta a|tengo intención
    de|queremos|estoy autorizado a) ~ (decir|decirlo|decírselo|decirte|decirle|
    responder|contestar|dar|darlo|darle|dárselo|compartir|compartirlo|compartirla|revelar|revelarlo|divulgar|hablar|comentar|facilitar|proporcionar|contar|contarlo|especificar|mencionar|discutir|eso),
    me (niego|reservo|abstengo), rechazo [contestar|responder], no (es|son) (asunto|de su|de
    tu|asuntos) [incumbencia|tuyo|suyo|su incumbencia], (no) (le|te|les|os)
    (importa|incumbe|concierne), (es|eso es|son) [algo|muy|demasiado|información|un asunto|una
    cuestión|un dato|datos|un tema]
    (privado|privada|personal|personales|confidencial|íntimo|asunto mío|cosa mía|mi
    asunto|privados), (dato|datos|información|asunto|tema)
    (personal|personales|privada|privado|confidencial|sensible), sin comentarios,
    (siguiente|otra|próxima) pregunta,
    (pasemos|pasa|pase|pasar|saltemos|salta|sáltate|omitir|omitamos|saltar|omita)
    [a|esta|esa|la|otra] [otra|pregunta|siguiente|cosa|eso], paso$, paso de (eso|esto|esa|esta|la|contestar|responder|decir), (métase|métete|ocúpate) ~
    (asuntos|lo suyo), no (diré|responderé|contestaré|daré|lo diré), me lo (guardo|reservo), no
    me siento (cómodo|cómoda), no (estoy|me siento) (cómodo|cómoda), no tengo por qué
    (decir|decirlo|responder|decirle|contestar), no es (asunto|problema) (suyo|tuyo)`,
  doesNotKnow: `^[pero] (solo|sólo|solamente|únicamente) si, ^(quizás|quizá|tal vez|puede ser|a lo mejor|ya veremos|puede)$, no [lo|la|los|las] (tengo|llevo|traigo|tenemos) [ahora] (a mano|encima|conmigo|aquí|delante|ahora), no (lo|la) (llevo|tengo) encima, (tendría|tengo|habría|hay) que (mirar|mirarlo|medir|medirlo|comprobar|comprobarlo|preguntar|preguntarlo|contar|buscar|buscarlo|verlo|consultar|consultarlo), no [lo] (he|hemos) (medido|contado|pesado|mirado|comprobado|preguntado), nadie (lo) sabe, no (hay|tiene|tengo) (ninguno|ninguna) (apuntado|puesto), no pone nada, (lo|la) (perdí|he perdido|dejé) ~ (casa|coche|oficina), como la última vez, (está|consta|sale) en (mi|la|el) (ficha|cuenta|expediente|sistema), no (se|lo) (lee|ve|distingo) [bien], sin (contestar|confirmar|decidir), no (lo sé|sé|sabría|sabemos|estoy seguro|estoy segura|estamos seguros|tengo
    idea|tengo ni idea|tengo la menor idea|lo tengo claro|recuerdo|me acuerdo|lo recuerdo|sabría
    decir|sabría decirle|estoy muy seguro|sé muy bien|lo sabemos|tengo claro), ni idea,
    (ninguna|sin) idea, (ni) la menor idea, no (lo|la|los) (he|hemos) (decidido|pensado|elegido),
    no (he|hemos) (decidido|pensado|elegido), (todavía|aún) no (lo|la|he|hemos|sé) [~]
    (decidido|pensado|elegido|sé), (se me|lo he|he) (olvidó|olvidado|ha olvidado),
    (difícil|complicado) (de|saber) [decir], (tengo|tendría) que
    (mirar|mirarlo|comprobar|comprobarlo|consultar|consultarlo|preguntar|preguntarlo|ver|verificar|averiguar),
    buena pregunta, (eso) depende, depende, (quién|vete a) (sabe|saber), indeciso, indecisa, no
    (sé|estoy) todavía`,
  later: `[ya] se verá, [ya] veremos$, veremos (si|cuándo|cómo|qué|con), (está|queda|falta) [aún|todavía] por (decidir|ver|confirmar), (es|demasiado|muy) [demasiado|muy] pronto para (decirlo|saberlo|saber|decir), [le|te|os|la|lo] (llamo|llamaré|devuelvo la llamada) ~ (luego|mañana|más tarde|después), cuando vuelva, (aún|todavía) (no lo|lo) (hemos|he|tenemos|tengo) (decidido|que decidir), (tenemos|tengo|hay) que (decidirlo|verlo|mirarlo|preguntarlo|consultarlo), (déjeme|déjame) (mirar|ver|comprobar|preguntar|buscar), (luego|después|mañana|esta noche|más tarde) [se|te|os] (lo|la|los) (digo|mando|envío|paso|doy), [se|te|os] (lo|la) (digo|mando|envío|paso|doy|diré|mandaré|enviaré) ~ (luego|después|mañana|más tarde|cuando), (tengo|tenemos) que (pensarlo|hablarlo|consultarlo|verlo con), (déjeme|déjame) (pensarlo|consultarlo|mirarlo), (déjame|déjeme|déjenme) (consultarlo|pensarlo|mirarlo|verlo|ver|pensar),
    (mañana|luego|después) (le|te|se lo|os) (digo|confirmo|aviso|cuento|llamo), (más
    tarde|luego|después|otro día|en otro momento|ahora no|no ahora|^(todavía|aún) no$|más
    adelante|otra vez será|ahora mismo no|hoy no),
    (pregúnteme|pregúntame|pregunte|recuérdame|dime|llámame|vuelva a preguntarme|vuelve a
    preguntarme) ~ (luego|más tarde|después|mañana|otro día|en otro momento), (un|espere
    un|espera un|deme un|dame un|solo un) (momento|segundo|minuto|momentito|rato),
    (espere|espera|aguarde), (se|te) lo (diré|digo|cuento|confirmo|confirmaré) ~ (luego|más
    tarde|después|mañana|tarde), (le|te) (aviso|avisaré|digo|diré|confirmo) ~ (luego|más
    tarde|después|mañana|tarde|cuando), (déjame|déjeme|tengo que|necesito|quiero|debo|quisiera)
    [aún|todavía] (pensarlo|pensar|pensármelo|consultarlo con|hablarlo|tiempo|más
    tiempo|reflexionar|pensarlo mejor), (volvamos|volveremos|volver|volvemos) [a] [eso|ello|esto]
    ~ (luego|después|más tarde), no tengo tiempo, estoy (ocupado|ocupada|liado), (cuando|en
    cuanto) (sepa|pueda|llegue|tenga|lo sepa), dejémoslo para, por ahora no, de momento no,
    aplacemos`,
  noPreference: `en (ningún|ninguna) ~ (particular|concreto|concreta|especial), (cuando|donde|como|lo que|el que|la que|el día que|la hora que|el día en que|la fecha que) (os|les|le|te) [mejor] (venga|vaya|convenga|viene|va|conviene|parezca|apetezca|cuadre), (cuando|donde|como|lo que|la hora que|el día que|los que|las que) [vosotros|ustedes|usted|tú] (queráis|quieran|podáis|puedan|puedas|digáis|prefiráis|prefieran|tengáis),
    (me|nos) (adapto|adaptamos|amoldo|amoldamos|acoplo|acoplamos), (el|la|los|quien) que (esté|haya|tenga|quede|pueda|sea) [libre|disponible|hueco], quien (esté|pueda|sea|tenga hueco), (cuando|donde|lo que) (puedan|haya|tengan|les venga|quieran|digan), (tanto|lo mismo) (me|nos) da, me da (igual|lo mismo), (usted|ustedes|tú) (verá|verán|sabrá|decide|deciden|mandan), (mientras|con tal de) que, (a|al) gusto (suyo|de ustedes), cualquiera (de|me|está|vale|sirve), lo dejo (en sus manos|a su elección), donde sea, cuando sea, como sea, lo que sea, el que sea, la que sea, cualquiera (vale|sirve|me vale|está bien), (como|cuando|donde) (les|le|os|te) (venga|vaya) (bien|mejor), a su gusto, lo que (usted|ustedes) (diga|digan|prefiera), lo que (usted|tú) (prefiera|prefieras|quiera|quieras|diga), (me|nos) (da|es)
    [completamente|totalmente|exactamente] (igual|lo mismo|indiferente), da (igual|lo mismo),
    (no) (me|nos) (importa|interesa|preocupa), no (importa|tiene importancia|es importante|es tan
    importante|hay preferencia|hay diferencia), (no) (tengo|tenemos)
    [ninguna|una|alguna|preferencias] (preferencia|preferencias|especial|en particular|manías),
    (sin|ninguna|ningún|no hay) (preferencia|preferencias|importancia),
    (ninguno|ninguna|nada|ningún) [~] (en particular|en especial|en
    concreto|específico|específica|particular|especial|concreto), (cualquiera|cualquier|donde
    sea|cuando sea|lo que sea|como sea|el que sea|la que sea|cualesquiera), (lo
    que|donde|cuando|el que|como|la que)
    (usted|tú|quieras|quiera|prefieras|prefiera|recomiende|recomiendes|mejor|sea|haya),
    (usted|tú) (elige|elija|decide|decida|escoge|escoja),
    (elija|elige|escoja|escoge|decida|decide) (usted|tú|por mí|el que|uno|una|cualquiera), (a)
    (su|tu) (elección|gusto|criterio), (sorpréndame|sorpréndeme),
    (todo|todos|todas|ambos|ambas|los dos|las dos) (está|están|me va|me vale|me
    parece|vale|valen|sirve|me sirven|me parecen) [bien|perfecto|vale], (soy|estoy|somos)
    [muy|bastante] (flexible|abierto|abierta|flexibles), no soy
    (exigente|quisquilloso|quisquillosa|especial), lo dejo (a|en) (su|tu)
    (elección|criterio|manos), (me) (es) indiferente, indiferente, qué más da, tanto (da|me da),
    no hace diferencia, lo mismo (me da|da)`,
  counterQuestion: `por qué, para qué, qué (significa|quiere
    decir|opciones|es|son|hay|tiene|me|tipo|quieres|quiere), cuáles (son|hay), cuál (es|sería),
    cuánto (cuesta|es|vale),
    (tiene|tienen|puede|pueden|podría|podrías|hay|es|son|está|tienes|puedes) [~], (a qué|cómo)
    (se refiere|te refieres|que), no (entiendo|comprendo|le entiendo), perdón, cómo dice, quién
    (es|lo|quiere), dónde (está|queda)`,
  correction: `(antes|era|eran|tenía|fue) ~ (ahora|hoy|actualmente), (bueno|ay|ah|eh|uy|o|digo|perdón) no, ^digo, qué digo, ^miento, qué va, corrijo, pero (al final|ahora|mejor), no, perdón, perdone, espera, espere, en realidad, (quise|quería|quiero) decir, más
    bien, mejor, me (equivoqué|he equivocado|corrijo|refería), en vez de, he cambiado de
    (idea|opinión), cambié de (idea|opinión), ups`,
  asksPreference: `(quiere|quieres|desea|podemos) ~ (especificar|precisar|concretar|acotar), (tiene|tienes|tendría|tienen) [ya|alguna|algún|una|un]
    (preferencia|preferencias|mente|alguna|algún|una|un), (hay|habría) (algún|alguna|algo),
    (preferencia|preferencias|prefiere|prefieres|preferido|preferida), en mente,
    (particular|específico|específica|concreto|concreta|especial|especiales|determinada)`,
  telling: `decir digo diré decirlo contestar contesto contestaré responder respondo responderé
    hablar hablo comentar revelar compartir contar divulgar`,
  saying: 'decir contestar responder',
  knowing: `sé saber sabría recuerdo acuerdo decidido idea seguro segura pensado claro`,
  open: 'aún todavía primero antes',
  without: 'sin',
  deliberating: `decidir decido decidiendo decidimos consultar consulto preguntar pregunto hablarlo pensar pensando pensarlo confirmar`,
  able: 'puedo podría sabría',
  stance: `solo sola único única yo creo supongo pienso imagino diría espero temo me parece que la lo eso verdad es probablemente
    seguramente lamentablemente desgraciadamente por momento de ahora todavía aún hasta supuesto claro
    desde luego mucho realmente en realidad obviamente naturalmente evidentemente pues gracias`,
  affirming: 'sí si probablemente seguramente',
  needing: 'necesito necesita necesitamos necesitan',
  wishing: `yo nosotros me nos quiero queremos quisiera quisiéramos querría gustaría busco buscamos necesito necesitamos prefiero
    preferimos deseo deseamos algo un una unos unas el la los las de del a al en para por y pero sí también solo favor hay
    comer ir voy vamos salgo salimos saldré saldremos salir saliendo parto partimos partiré partir vuelvo volvemos volveré
    volver volviendo regreso regresamos regresaré regresar viajo viajamos viajar llego llegamos llegaremos marcho marchamos viaje vuelo saldría`,
  interrogatives: `qué quién cuál cuáles cuándo dónde cómo por cuánto cuánta cuántos cuántas hay
    tiene puede podría`,
  subjects: 'yo nosotros nosotras ello eso esto',
  speakers: 'yo nosotros nosotras',
  excluding: `en vez de, en lugar de, excepto, salvo, pero no`,
  naming: `una especie de, (pone|está escrito|viene escrito|lleva escrito|lleva grabado|está grabado), (ahí|aquí|etiqueta|placa) dice, (llamado|llamada|titulado|titulada|se llama|denominado), (el|un|su) (nombre|título)
    (es|será), (llámalo|llámela|llámelo|nómbralo|ponle|póngale|llamarlo) [de nombre], es`,
  introducing: `[mi|el|su|nuestro] (nombre|apellido) [completo] (es|sería|será), me llamo, ^nombre, (a|de) nombre,
    (soy|yo soy|habla|aquí), (a|bajo el|con el) nombre (de), se llama, llámame, llámeme`,
  thanks: `[muchas|mil] gracias`,
  courtesy: `^(hola|buenos días|buenas tardes|buenas noches|buenas), (adiós|hasta
    luego|hasta pronto|chao), (tenga|tengas|pase|pases) [un|una] (buen|linda|lindo|bonito|feliz)
    (día|fin de semana|tarde|noche), buen día, de nada`,
};
