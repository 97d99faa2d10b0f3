import type { FaultWords } from '../../pack-format/faults.ts';

export const ptFaults: FaultWords = {
  asked:
    'errado problema problemas avaria avarias defeito defeitos dano danos estrago estragos reparar reparação consertar conserto passa não_funciona sintoma sintomas dor dores dói doem falta faltam lesão queixa queixas',
  symptoms: 'sintoma sintomas dor dores dói doem queixa queixas',
  missing: 'falta faltam faltando faltante',
  anything: 'algo alguma_coisa',
  broken:
    'partido partida partidos partidas quebrado quebrada quebrados quebradas avariado avariada avariados avariadas estragado estragada estragados estragadas danificado danificada danificados danificadas defeituoso defeituosa falha falham falhar falhando mal problema problemas mau má ruim ruins morto morta queimado queimada fundido fundida torto torta gasto gasta gastos gastas solto solta soltos frouxo frouxa preso presa encravado encravada emperrado emperrada enferrujado enferrujada vaza vazam pinga pingam chia chiam range rangem pisca salta saltam patina patinam furado furada rachado rachada riscado riscada dói doem inchado inchada falta faltam fora_de_serviço pifou pifado dano danos às_vezes mal_funciona',
  sound:
    'bem bom boa bons boas ok okay ótimo ótima ótimos ótimas perfeito perfeita perfeitos perfeitas perfeitamente normal normais intacto intacta são_bons em_ordem em_bom_estado funciona funcionam funcionava funcionar trabalha trabalham anda andam vai vão nenhum_problema sem_problema sem_problemas',
  runs: 'são sã pega pegam liga ligam acende acendem entra entram muda mudam trava travam_bem fecha fecham abre abrem roda rodam segura responde respondem aquece aquecem arrefece esfria carrega carregam',
  present: 'tenho temos está estão aí aqui completo completa',
  ended: 'passou passado sumiu desapareceu melhor',
  otherwise: 'de_resto tirando_isso',
};
