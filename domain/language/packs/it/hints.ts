import type { HintWords } from '../../pack-format/hints.ts';

export const itHints: HintWords = {
  asking: 'chied* chiest* domand* interpell*',
  seeking: 'guard* cerc* controll* misur* verific* trov* contar* pesar*',
  waiting: 'aspett* attend* attes* promess*',
  deciding: 'decid* decis* pens* indecis* discut* scegli* riflett*',
  depending: 'dipend* seconda',
  papers:
    'carta carte letter* modul* cartell* cassett* contratt* app fattur* scontrin* scatol* libretto* etichett* telefon* manual* mail document* foglio fogli',
  told_before: 'detto mandat* compilat* dato scritt* sistema computer gia ancora',
  others_in_charge:
    'occupa gestisce segue responsabile ufficio commercialis* avvocat* segretari* capo titolare padrone proprietari* agenzia* comune banca assicurazion* scuola medic* dottor* veterinari* officina meccanic* geometra architett* amministrato* ditta',
  about_the_question: 'domanda perche significa intende vuol_dire motivo serve c_entra',
  you: 'lei voi vostro vostra vostri tuo tua vi le ti tu',
  i: 'io mio mia miei mi',
  we: 'noi nostr* ci',
  they: 'lui suo sua suoi loro lo la gli',
  past: 'era erano aveva avevo avevano stat* prima scors* precedent* vecchi*',
  condition: 'se quando finche appena dopo',
  perhaps: 'forse magari potrebbe possib* sarebbe',
  having_to: 'devo deve dovr* bisogn* tocca',
  roughly: 'circa quasi piu_o_meno intorno diciamo sui una_decina',
  settling: 'metta metti facciamo prendo scriva meglio vorrei preferi* allora va_bene',
  complaint: 'ridicol* caro cara stuf* lament* vergogna scherz* serio mamma basta assurdo',
  knowing: 'so sa sapere ricordo ricorda idea sicur* dimentic*',
  still: 'ancora prima',
  later: 'dopo domani presto momento minuto poi attimo',
  another_subject: 'a_proposito comunque senta',
  lost: 'perso persa rott* buttat* sparit* da_qualche rubat* cancellat* illeggibil*',
  nothing: 'niente nessun* mai nulla senza ne',
  but: 'ma pero anche_se',
  laughter: 'ahah haha ah eh scherzo',
  requesting:
    'puo potete potrebbe potreste mi_puo puoi potresti riesce riuscite riesci per_favore per_cortesia per_piacere mi_fa',
  doing:
    'prenot* trov* mett* cerc* segn* aggiung* riserv* tener* tenga tenete ordin* iscriv* sistem* bloccar* fiss* dare darmi darci cambiare fare facci*',
  allowed: 'posso possiamo potrei potremmo si_puo si_potrebbe riusciamo riesco possono',
  possible:
    'possibil* andrebbe va_bene andrebbe_bene sarebbe fattibile ce_la va_bene problema funziona si_riesce ok disturbo starebbe',
  proposing: 'che_ne e_se se_facessimo facciamo piuttosto diciamo invece perche_non allora magari',
  available:
    'c_e ci_sono avete ha avreste avrebbe qualcosa qualche disponibil* liber* rimast* resta hai ce_n_e ce_ne_sono ne_avete',
  comparing:
    'piu meno meglio costa costano prezz* caro cara cari economic* veloc* ultim* prim* massimo minimo limite differenza sconto sconti supplemento compres* inclus* gratis sempre gia solo di_solito',
  advising:
    'consigli* suggeri* raccomand* secondo_voi secondo_lei pensa pensate solito normalmente migliore tutti',
  question_word:
    'che chi cosa cos quale quali qual quando dove come perche quanto quanti quanta quante quant',
  contacting: 'chiam* richiam* telefon* mand* invi* scriv* messaggi* sms mail risent* sentir*',
  wishing:
    'vorrei vorremmo volevo volevamo cerco cerchiamo mi_serve ci_serve mi_servirebbe avrei avremmo pensavo pensavamo mi_piacerebbe ci_piacerebbe bisogno desider* voglio',
  kin: 'moglie marito compagn* fidanzat* amico amica amici amiche madre mamma padre papa babbo figlio figlia figli figlie bambin* ragazz* bimb* fratello sorella fratelli zio zia cugin* nipote nonna nonno vicino vicina vicini cognat* suocer* genero nuora collega colleghi capo gente tutti tizio signora',
  reporting:
    'dice disse detto dicono diceva crede pensa giura sostiene secondo pare vuole voleva sentito racconta dicevano',
  musing:
    'hm hmm mah boh ah oh uh beh eh ahi oddio mamma_mia madonna dio accidenti caspita cavolo davvero sul_serio ma_va ammazza capito urca',
  unreal:
    'sarebbe sarei avrei avrebbe avrebbero volevo volevamo voleva dovevo doveva dovevamo stavo_per vorrebbe fossi fosse avessi magari quasi per_poco',
  agreeing:
    'ok si certo perfetto va_bene benissimo bene ottimo d_accordo esatto giusto appunto volentieri perche_no andata affare_fatto aggiudicato confermo sicuro ci_sto certamente',
  own: 'mio_personale il_mio la_mia i_miei le_mie nostro nostra per_me da_me da_noi personalmente io_stesso proprio',
};
