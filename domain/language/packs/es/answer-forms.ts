import type { AnswerFormWords } from '../../pack-format/answer-forms.ts';

export const esAnswerForms: AnswerFormWords = {
  account: `describ* expliqu* explic* cuent* que_paso que_ha_pasado que_sucedio que_ocurrio
    cual_es_el_problema por_que descripcion algo_mas alguna_cosa_mas otra_cosa algo_especial algo_en_especial peticiones_especiales observaciones comentarios alguna_observacion algun_comentario`,
  clock: 'que_hora',
  when: 'cuando desde_cuando fecha fechas que_dia que_fecha',
  duration: `cuanto_tiempo cuantos_dias cuantas_semanas cuantos_meses cuantos_anos cuantas_horas
    duracion`,
  count: 'cuantos cuantas cantidad',
  measure: `cuanto cuanta ancho anchura altura profundidad peso importe precio coste costo fianza
    deposito salario ingresos distancia alquiler`,
  code: 'a_que_cuenta en_que_cuenta de_que_cuenta cuenta_bancaria numero codigo referencia matricula identificador iban placa',
};
