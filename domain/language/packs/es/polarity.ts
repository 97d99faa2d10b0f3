import type { PolarityWords } from '../../pack-format/polarity.ts';

export const esPolarity: PolarityWords = {
  ceased:
    'dejé dejado dejamos ya_no vendí vendimos vendido antes jubilado jubilada cancelé cancelado caducado caducó expirado abandoné terminó terminado retirado murió se_acabó di_de_baja hace_años_que_no quité quitamos quitado',
  missing:
    'sin olvidé olvidado olvidamos perdí perdido falta faltan nada nadie ninguno ninguna en_casa se_queda se_quedan vacío quedó solo_yo sola ausente dejé_en',
  averse:
    'odio miedo pánico horror horrible fatal ni_loco ni_loca ni_hablar ni_en_broma ni_de_broma ni_muerto ni_muerta ni_pensarlo no_soporto alergia alérgico demasiado_caro timo estafa tontería qué_va líbreme dios_me_libre pereza asco no_me_gusta me_agobia carísimo',
  unable:
    'demasiado_joven demasiado_mayor muy_pequeño muy_grande no_puedo no_puede prohibido imposible apenas me_cuesta difícil no_me_dejan no_nos_dejan incapaz no_llego no_sé',
  limited: 'solo sólo solamente únicamente nada_más como_mucho simplemente todo',
  otherwise:
    'en_vez en_lugar yo_mismo yo_misma nosotros_mismos andando a_pie en_bus en_autobús en_bici en_tren otro otra otros otras alguien_más por_mi_cuenta me_apaño me_las_arreglo más_bien prefiero el_suyo la_suya los_suyos suyo de_ustedes eléctrico pareja_de_hecho',
  eager:
    'encanta encantado encantada encantaría con_gusto con_mil_amores mil_amores claro estupendo genial fantástico perfecto ojalá ilusión ganas maravilla bien_vendría vendría_bien por_qué_no cómo_no feliz me_gustaría nos_gustaría de_cabeza apunto me_apunto con_los_ojos',
  needed:
    'necesito necesitamos necesita hace_falta hacen_falta debo debe debemos tengo_que tiene_que imprescindible necesario necesaria importante indispensable si_no no_puedo_vivir_sin no_puedo_estar_sin obligatorio hay_que',
  regular:
    'siempre cada todos_los todas_las a_menudo diario diaria a_diario regularmente constantemente desde a_veces dos_veces por_la_noche por_las_noches por_las_mañanas cajetilla fines_de_semana normalmente suelo solemos toda_la_vida',
  own: 'tengo tenemos tiene hay mi mis nuestro nuestra nuestros nuestras su llevo llevamos traigo traemos trae viene_con conmigo poseo aquí_está con_nosotros cuento_con',
  done: 'ya ayer el_año_pasado la_semana_pasada el_mes_pasado hice hicimos hecho hecha pagué pagado firmé firmado reservé aprobé saqué recibí enviado vacunado vacunada inscrito título carné certificado me_lo_dieron',
  wanted:
    'por_favor añada añádalo ponga póngame pónganos apúnteme apunte inclúyalo incluya quiero queremos quisiera quisiéramos deseo me_lo_llevo lo_quiero venga adelante cuente_conmigo envuélvalo agradecería mándelo',
  spared:
    'basta bastante suficiente sobra no_hace_falta déjelo deje no_se_moleste no_merece innecesario gracias paso ahórrese ya_está_bien no_compensa me_arreglo nos_arreglamos estoy_bien_así vale_así',
  mocking:
    'ojalá_pudiera ya_me_gustaría qué_más_quisiera está_de_broma bromea en_sus_sueños como_si qué_va anda_ya sí_hombre por_supuesto_que_no',
  well: 'sano sana seguro segura limpio limpia nuevo nueva intacto intacta perfecto_estado buen_estado inofensivo tranquilo tranquila en_forma como_una_rosa impecable feo fea estético ileso ilesa sólido',
  harmed:
    'herido herida heridos roto rota rotura sangre sangra dolor* duele dañado dañada caí cayó caída peligro* cristales cortante gotea fuga inund* arañazo abolladura grieta hospital ambulancia enfermo enferma mareo* empujó empujaron pegó pegaron golpe* amenaz* navaja cuchillo peor quemó quemado tropez*',
  deferred:
    'todavía_no aún_no pronto el_año_que_viene el_mes_que_viene próximo próxima algún_día más_tarde más_adelante lista_de_espera esperando pendiente voy_a vamos_a dentro_de cumplo cumple previsto faltan_dos',
  many: 'muchos muchas mucho mucha varios varias unos_cuantos montón dos tres cuatro cinco seis siete ocho nueve diez todos todas ambos ambas lleno llena docena bastantes par',
  certain:
    'claro por_supuesto naturalmente evidentemente desde_luego seguro sin_duda faltaría_más cómo_que obviamente efectivamente lógico precisamente por_eso vaya_si ya_lo_creo a_la_fuerza',
  never: 'nunca jamás ni_una ni_un en_absoluto para_nada ni tampoco de_ninguna ni_siquiera',
  omitted:
    'olvidé olvidado olvídese quite quítelo sin perdí perdido descarte descarto jamás tampoco sobra se_queda',
  first_time:
    'primera_vez la_primera el_primero mi_primera mi_primer nuestro_primer nuestra_primera primeriza primerizo novato novata principiante estreno me_estreno debut* empiezo empezando de_cero desde_cero nunca_antes jamás_antes soy_nuevo soy_nueva nuevo_en',
  gone: 'quitado quité quitamos quitaron arrancado tirado tiré tiramos vendido vendí vendimos regalado regalé dado_de_baja di_de_baja cancelado cancelé anulado anulé cerrado cerró cerraron muerto murió falleció fallecido sacrificar mudado se_fue se_fueron se_marchó separado separados separación divorciado divorciada dejado lo_dejé la_dejé lo_dejamos dejé_de roto_con devuelto devolví robado robaron perdido_de desapareció desmontado derribado echaron despedido despidieron terminado acabado se_acabó se_terminó pasó_a_mejor ya_no abandonado',
  consenting:
    'adelante sin_problema ningún_problema no_hay_problema cómo_no faltaría_más de_acuerdo por_mí cuando_quieran cuando_quiera cuando_queráis como_si_estuviera encantado encantada vale dale llame llámele llámela toque toquen pregunte pregunten pase pasen venga vengan déjelo déjenlo súbalo ponga pongan sin_inconveniente no_me_importa no_me_molesta me_viene_bien nos_viene_bien me_parece_bien ya_está_avisado está_avisado está_avisada lo_sube lo_coge estupendo lo_que_haga',
  forbidding:
    'ni_hablar ni_se_le ni_se_os de_eso_nada de_ninguna que_ni ni_loco ni_loca ni_muerto ni_de_broma ni_en_sueños prohibido prohíbe prohibimos no_quiero no_queremos me_niego se_niega en_contra quita quite no_toque no_toquen no_me_llenéis no_me_llenen privado intimidad confidencial vergüenza paso_de prefiero_que preferiría_que mejor_no antes_muerto déjeme dejadme',
  even: 'también además incluso hasta_el hasta_la hasta_los tampoco encima aparte_de los_dos ambos así_como incluido incluida más_encima junto_con y_todo',
  placed:
    'en_el_cajón en_el_bolso en_la_mesa encima_de_la en_el_garaje en_la_cocina en_el_salón en_el_armario en_la_nevera aquí_mismo aquí_delante delante_de al_lado abajo arriba al_fondo colgado colgada guardado guardada aparcado aparcada puesto_en en_la_entrada en_la_pared en_el_trastero a_mano está_en',
  over: 'más_de por_encima supera superan sobrepasa mayor mayores al_menos mínimo más_grande más_alto más_largo más_viejo el_doble pasa_de pasan_de paso_de_los ando_por',
  under:
    'menos_de por_debajo inferior menor menores como_mucho máximo a_lo_sumo dentro_de más_pequeño más_joven más_corto ni_siquiera ni_llega no_llega no_llegan no_llego apenas justito la_mitad hasta_los',
  failing:
    'no_funciona no_va no_anda no_tira estropeado estropeada averiado averiada rota roto_desde muerta fundido atascado oxidado caducado caducada vencido vencida rechazado rechazaron falla fallan se_cae se_cuelga hecho_polvo deudas impagos retraso atrasado me_mareo acabé_en',
  working:
    'funciona va_bien anda_bien tira marcha instalado instalada puesto_el conectado conectada enchufado vigente en_vigor al_día asegurado asegurada cubierto en_regla cargado operativo rueda aguanta',
};
