import type { AnswerFormWords } from '../../pack-format/answer-forms.ts';

export const ptAnswerForms: AnswerFormWords = {
  account: `descrev* expliqu* explic* conte_nos o_que_aconteceu o_que_houve qual_e_o_problema
    por_que porque descricao mais_alguma_coisa algo_mais alguma_coisa_especial algo_especial pedidos_especiais observacoes mais_algo alguma_observacao`,
  clock: 'que_horas que_hora qual_horario',
  when: 'quando desde_quando data datas que_dia qual_dia',
  duration: `quanto_tempo quantos_dias quantas_semanas quantos_meses quantos_anos quantas_horas
    duracao`,
  count: 'quantos quantas quantidade',
  measure: `quanto quanta largura altura profundidade peso valor preco custo caucao salario renda
    distancia aluguel`,
  code: 'em_que_conta para_que_conta de_que_conta conta_bancaria numero codigo referencia matricula placa identificador iban cep',
};
