import type { PolarityWords } from '../../pack-format/polarity.ts';

export const itPolarity: PolarityWords = {
  ceased:
    'smesso lasciato non_più una_volta venduto venduta abbandonato finito pensione in_pensione disdetto scaduto scaduta annullato morto morta ritirato dato_via rinunciato ex tolto tolta chiuso',
  missing:
    'senza dimenticato dimenticata perso persa manca mancano niente nulla nessuno nessuna a_casa rimane_a resta_a resta_dai vuoto sprovvisto rimasto solo_io da_solo da_sola',
  averse:
    'odio paura panico orrore orribile terribile per_carità manco_morto manco_per neanche_per neanche_morto nemmeno_per non_sopporto allergia allergico troppo_caro fregatura sciocchezza dio_me_ne schifo fastidio spreco figuriamoci ci_mancherebbe_altro',
  unable:
    'troppo_giovane troppo_vecchio troppo_piccolo troppo_grande troppo_tardi non_posso non_può vietato proibito impossibile a_malapena appena fatica difficile non_ci_riesco non_riesce incapace braccioli',
  limited: 'solo soltanto solamente unicamente nientaltro al_massimo semplicemente appena',
  otherwise:
    'invece al_posto io_stesso da_me a_piedi in_autobus in_bici in_treno qualcun_altro altrove altro altra altri altre mi_arrangio ci_arrangiamo piuttosto preferisco il_vostro la_vostra i_vostri vostro vostra conviventi convivo elettrico per_conto_mio',
  eager:
    'adoro volentieri con_piacere piacere piacerebbe felice contento contenta non_vedo_l entusiasta magnifico fantastico perfetto bello ottimo benissimo magari_sì perché_no sarebbe_bello sarebbe_il_massimo comodo farebbe_comodo di_corsa due_volte_su più_che_volentieri ci_sto',
  needed:
    'serve servono bisogno devo deve dobbiamo bisogna necessario necessaria indispensabile importante fondamentale obbligatorio occorre per_forza altrimenti sennò non_posso_farne farne_a_meno',
  regular:
    'sempre ogni spesso tutti_i tutte_le quotidiano regolarmente continuamente da_anni a_volte due_volte di_sera di_notte la_sera la_mattina pacchetto fine_settimana di_solito una_vita come_un',
  own: 'ho abbiamo ha hanno mio mia miei mie nostro nostra nostri nostre suo sua possiedo porto portiamo porta viene_con con_noi con_me c_è ci_sono dispongo ecco',
  done: 'già ieri l_anno_scorso la_settimana_scorsa il_mese_scorso fatto fatta pagato firmato prenotato superato ottenuto preso presa ricevuto spedito vaccinato iscritto brevetto patente attestato braccialetto l_hanno_fatto',
  wanted:
    'per_favore per_piacere aggiunga aggiungete metta mettete mi_segni segnatemi ci_conti conti voglio vogliamo vorrei vorremmo desidero lo_prendo prendo gradirei incarti incartatelo mandate prego',
  spared:
    'basta abbastanza sufficiente non_serve non_occorre lasci_stare lasciate_perdere lasciamo_stare inutile grazie ne_faccio_a_meno faccio_senza va_bene_così non_si_disturbi superfluo risparmi direi_di_no',
  mocking:
    'magari figurati figuriamoci ma_va ma_che scherza sta_scherzando scherziamo nei_tuoi_sogni ti_pare le_pare come_no',
  well: 'sano sana sicuro sicura pulito pulita nuovo nuova intatto integra integro ottimo_stato innocuo tranquillo tranquilla in_forma perfetto_stato brutto estetico illeso solido come_un_pesce come_nuovo',
  harmed:
    'ferito ferita feriti rotto rotta rottura sangue sanguina dolore dolori male danneggiat* caduto caduta caduti pericol* vetri vetro tagliente perde perdita allag* graffio graffi ammaccatura crepa crepe ospedale ambulanza malato vertigini spinto spinta picchiato minacci* coltello peggio bruciat* inciamp*',
  deferred:
    'non_ancora ancora_no presto l_anno_prossimo il_mese_prossimo prossimo prossima un_giorno più_tardi lista_d_attesa in_attesa aspetto fra_due tra_due tra_un fra_un compio compie li_faccio previsto intendo farò faremo sto_per',
  many: 'molti molte tanti tante parecchi parecchie diversi diverse alcuni qualche due tre quattro cinque sei sette otto nove dieci tutti tutte tutto entrambi pieno piena dozzina un_sacco mucchio',
  certain:
    'certo certamente ovvio ovviamente naturalmente senzaltro sicuramente senza_dubbio eccome altroché infatti per_questo appunto va_da_sé come_no assolutamente ci_mancherebbe',
  never:
    'mai neanche nemmeno neppure per_niente per_nulla affatto mica né nessun nemmeno_una manco',
  omitted:
    'dimenticato dimenticata lasci_stare lasciate_stare togli tolga togliete senza perso persa scarto neanche nemmeno neppure',
  first_time:
    'prima_volta la_prima il_primo mia_prima mio_primo nostra_prima nostro_primo principiante principianti alle_prime esordio debutto debuttante inizio_adesso da_zero parto_da neofita mai_prima battesimo novellino',
  gone: 'tolto tolta tolti levato levata strappato buttato buttata buttati venduto venduta regalato regalata disdetto disdetta annullato annullata cancellato chiuso chiusa morto morta mancato mancata venuto_a_mancare se_n_è se_ne_è andato_via andata_via trasferito trasferiti separati separato divorziato divorziata lasciato mollato smesso smessa restituito rubato rubata sparito sparita finito_tutto demolito rottamato licenziato scaduto_da passato_tutto gli_è_passato non_più mai_più abbandonato',
  consenting:
    'faccia_pure fate_pure fai_pure pure_pure prego nessun_problema senza_problemi non_c_è_problema d_accordo va_bene va_benissimo ci_mancherebbe figuriamoci_se quando_vuole quando_volete volentieri come_no ben_venga chiami chiamate suoni suonate chieda chiedete venga venite passi passate lasci_pure lasciate_pure taggatemi mi_raccomando nulla_in_contrario niente_in_contrario per_me_sì a_me_va è_avvisato è_avvisata sa_già tranquillo tranquilla tranquilli fosse_per_me',
  forbidding:
    'non_se_ne_parla neanche_per neanche_morto neanche_morta nemmeno_morto manco_per guai giù_le_mani lasciate_stare lasci_stare lascia_stare vietato proibito mi_rifiuto si_rifiuta contrario contraria preferisco_di_no meglio_di_no preferirei_di non_voglio non_vogliamo piuttosto privato riservato privacy vergogna imbarazz* punto_e_basta me_ne_guardo non_tocchi non_toccate nessuno_tocca mi_caccia',
  even: 'anche pure perfino persino addirittura inoltre in_più neppure compreso compresa entrambi tutti_e_due oltre_a insieme_a nonché c_è_pure',
  placed:
    'nel_cassetto in_borsa nella_borsa sul_tavolo in_garage in_cucina in_salotto nell_armadio sul_frigo qui_davanti davanti_a accanto di_fianco giù su_in in_fondo appeso appesa parcheggiato parcheggiata sotto_mano in_cantina in_soffitta nell_ingresso al_muro qui_con sta_in stanno_in dietro_l sotto_il',
  over: 'più_di oltre_i oltre_le sopra supera superano maggiore almeno minimo più_grande più_alto più_vecchio più_lungo il_doppio passa_i',
  under:
    'meno_di sotto_i sotto_le inferiore entro minore minori al_massimo massimo più_piccolo più_giovane più_corto nemmeno neanche appena a_malapena non_arriva non_arrivo nemmeno_a la_metà quanto_una',
  failing:
    'non_funziona non_va non_parte guasto guasta rotto rotta fuori_uso fuso inceppato arrugginito arrugginita scaduto scaduta rifiutato respinto si_blocca difettoso difettosa a_pezzi debiti arretrati in_ritardo morosa moroso sta_male vomita cigola',
  working:
    'funziona va_bene_ancora gira cammina_bene installato installata montato montata collegato collegata attaccato valido valida in_regola assicurato assicurata coperto coperta in_funzione carico carica a_posto parte_al tiene_ancora',
};
