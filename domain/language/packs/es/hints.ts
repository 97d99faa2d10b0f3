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
  another_subject: 'por_cierto pueden tienen hay cuanto oiga oye',
  lost: 'perdi* perdido roto tire desaparec* por_ahi robar* borrad* ilegible',
  nothing: 'nada nadie ningun* nunca sin ni',
  but: 'pero aunque salvo',
  laughter: 'jaja jajaja ja jeje',
};
