import type { HintWords } from '../../pack-format/hints.ts';

export const esHints: HintWords = {
  asking: 'pregunt* consult*',
  seeking: 'mir* busc* comprob* revis* medir* medi encontr* contar pesar',
  waiting: 'esper* aguard* promet*',
  deciding: 'decid* pensa* piens* dud* discut* eleg* hablarlo',
  depending: 'depend* segun',
  papers:
    'papel* carta* formulario* carpeta* cajon* tarjeta* contrato* app factura* recibo* ticket* caja* libreta* etiqueta* movil* manual correo* documento*',
  told_before: 'dicho dije mande envie rellen* di escrib* sistema ordenador ya otra_vez',
  others_in_charge:
    'encarga lleva gestiona responsable departamento oficina contable* gestor* abogad* secretari* jef* casero* dueno* agencia* ayuntamiento banco seguro* colegio* medic* veterinari* taller* arquitect* administrado* empresa*',
  about_the_question: 'pregunta por_que significa quiere_decir refiere importa motivo para_que',
  you: 'usted ustedes tu te ti vosotros vuestro vuestra os le les',
  i: 'yo mi mis me',
  we: 'nosotros nuestr* nos',
  they: 'el ella ellos ellas su sus lo la',
  past: 'era eran estaba habia tenia tenian fue antes pasado pasada anterior ultim*',
  condition: 'si cuando hasta mientras despues',
  perhaps: 'quiza quizas tal_vez igual puede podria posible* seria',
  having_to: 'tengo_que tiene_que hay_que tendria deb* habria necesit*',
  roughly: 'unos unas mas_o_menos alrededor aproximad* casi cerca digamos sobre',
  settling: 'ponga pon pongamos apunte mejor quiero prefiero querria entonces venga vale',
  complaint: 'ridiculo* caro cara harto harta queja* verguenza broma serio joder colmo',
  knowing: 'se sabe saber recuerdo acuerdo idea seguro segura olvid*',
  still: 'todavia aun primero',
  later: 'luego manana despues pronto momento minuto rato tarde',
  another_subject: 'por_cierto oiga oye',
  lost: 'perdi* perdido roto tire desaparec* por_ahi robar* borrad* ilegible',
  nothing: 'nada nadie ningun* nunca sin ni',
  but: 'pero aunque salvo',
  laughter: 'jaja jajaja ja jeje',
  requesting:
    'puede podria puedes podrias pueden podrian me_puede me_pone me_podria por_favor porfa me_haces me_hace seria_tan nos_pone le_importa',
  doing:
    'reserv* busc* encontr* pon pone poner* ponga* apunt* anad* met* guard* pid* encarg* cog* agend* inscri* dar darme deme cambi* hacer hacernos',
  allowed: 'puedo podemos podria_yo podriamos se_puede se_podria podre pudiera puedo_yo podria',
  possible:
    'posible* vendria_bien viene_bien va_bien iria valdria vale seria factible problema importa sirve servira ok daria',
  proposing: 'que_tal y_si por_que_no mejor digamos quedamos en_vez entonces pues si_acaso dejamos',
  available:
    'hay tiene tienen tendria tendrian teneis tienes algo alguno alguna algun queda quedan libre* disponible* hubiera habra habria',
  comparing:
    'mas menos mejor barat* caro cara caros rapid* ultim* primer* maxim* minim* limite cuesta cuestan vale_mas precio* diferencia descuento* suplemento incluid* gratis siempre ya solo suele suelen recargo',
  advising:
    'recomienda* recomend* aconsej* suger* propon* opina cree normalmente mayoria habitual soler ideal',
  question_word:
    'que quien quienes cual cuales cuando donde adonde como cuanto cuanta cuantos cuantas',
  contacting: 'llam* mand* envi* escrib* mensaje* sms correo avis* devuelv* whatsapp',
  wishing:
    'quiero quisiera querria queremos quisieramos queria queriamos busco buscamos necesito necesitamos me_gustaria nos_gustaria pensaba pensabamos habia_pensado me_hace_falta estaba_pensando',
  kin: 'mujer marido esposa esposo pareja novio novia amigo amiga amigos amigas madre mama padre papa hijo hija hijos hijas nino nina ninos chico chica chaval crio cria hermano hermana hermanos tio tia primo prima sobrino sobrina abuela abuelo yaya vecino vecina vecinos cunado cunada suegra suegro yerno nuera companero companera jefe jefa gente todos todo_el_mundo senora comadre compadre cuate',
  reporting:
    'dice dijo dicen decia dijeron cree piensa jura asegura segun parece quiere queria oi oido cuenta cuentan comenta',
  musing:
    'hm hmm ah oh uy uf ufa ay vaya anda joder madre_mia dios caray hombre mujer ya pues bueno en_serio de_verdad ostras jo jolin eh ah_si a_poco',
  unreal:
    'seria habria hubiera hubiese ibamos iba querria queriamos queria deberia tendria tenia_que habia_que si_fuera casi ojala por_poco',
  agreeing:
    'ok vale si claro perfecto genial bien muy_bien de_acuerdo venga dale sale orale hecho eso exacto correcto asi_es por_supuesto va como_no estupendo me_viene_bien me_va_bien',
  own: 'mio mia mios mias el_mio la_mia nuestro nuestra para_mi en_mi_casa personalmente yo_mismo yo_misma propio propia',
};
