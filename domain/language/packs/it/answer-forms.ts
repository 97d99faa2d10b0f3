import type { AnswerFormWords } from '../../pack-format/answer-forms.ts';

export const itAnswerForms: AnswerFormWords = {
  account: `descriv* spieg* raccont* cosa_e_successo qual_e_il_problema perche descrizione altro_che altro_da qualcos_altro qualcosa_di_particolare qualcosa_di_speciale richieste_particolari richieste_speciali osservazioni`,
  clock: 'che_ora quale_ora che_ore',
  when: 'quando da_quando data date che_giorno quale_giorno',
  duration: 'quanto_tempo quanti_giorni quante_settimane quanti_mesi quanti_anni quante_ore durata',
  count: 'quanti quante',
  measure: `quanto quanta larghezza altezza profondita peso importo prezzo costo cauzione stipendio
    reddito distanza affitto`,
  code: 'su_quale_conto da_quale_conto conto_corrente numero codice riferimento targa matricola iban cap',
};
