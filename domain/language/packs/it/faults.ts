import type { FaultWords } from '../../pack-format/faults.ts';

export const itFaults: FaultWords = {
  asked:
    'non_va non_vanno problema problemi guasto guasti difetto difetti danno danni riparare riparazione succede non_funziona sintomo sintomi dolore dolori male fa_male fanno_male disturbo disturbi manca mancano',
  symptoms: 'sintomo sintomi dolore dolori fa_male fanno_male disturbo disturbi',
  missing: 'manca mancano mancante mancanti',
  anything: 'qualcosa',
  broken:
    'rotto rotta rotti rotte guasto guasta guasti guaste danneggiato danneggiata danneggiati danneggiate difettoso difettosa difettosi male malissimo problema problemi cattivo morto morta morti andato andata bruciato bruciata fulminato fulminata piegato piegata storto storta consumato consumata consumati allentato allentata allentati bloccato bloccata bloccati inceppato arrugginito arrugginita perde perdono gocciola stride stridono cigola cigolano lampeggia sfarfalla salta saltano slitta slittano bucato bucata crepato crepata graffiato graffiata fa_male fanno_male dolorante gonfio gonfia manca mancano fuori_uso fuori_servizio danno danni a_volte appena a_fatica',
  sound:
    'bene benissimo buono buona buoni buone ok okay perfetto perfetta perfetti perfette perfettamente normale normali intatto intatta intatti sano sana a_posto in_ordine in_buono_stato funziona funzionano funzionava funzionante va vanno nessun_problema senza_problemi',
  runs: 'gira girano parte partono accende accendono si_accende entra entrano cambia cambiano frena frenano chiude chiudono apre aprono tiene tengono risponde rispondono scalda scaldano riscalda raffredda carica caricano scarica pompa_bene',
  present: 'ho abbiamo presente presenti completo completa',
  ended: 'passato passata passati sparito sparita meglio',
  otherwise: 'altrimenti a_parte_questo',
};
