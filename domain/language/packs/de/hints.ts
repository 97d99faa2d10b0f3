import type { HintWords } from '../../pack-format/hints.ts';

export const deHints: HintWords = {
  asking: 'frag* gefragt nachfrag* erkundig* rückfrag* rueckfrag*',
  seeking:
    'schau* nachschau* nachseh* nachguck* guck* such* find* mess* nachmess* zahl* nachzahl* pruf* wieg* ables*',
  waiting: 'wart* abwart* bescheid melden meldet',
  deciding:
    'entscheid* entschied* entschliess* uberleg* nachdenk* schwank* streit* besprech* diskut* einig*',
  depending: 'abhang* hangt kommt_drauf kommt_darauf je_nach',
  papers:
    'papier* brief* formular* akte* ordner* schublade* karte vertrag* app schachtel* mappe* rechnung* beleg* unterlage* ausweis* schein handy zettel* schreibtisch* heft* etikett* bescheid* handbuch*',
  told_before:
    'gesagt geschickt gegeben ausgefullt geschrieben system computer letztes_mal schon nochmal bereits erneut',
  others_in_charge:
    'kummert zustandig* verantwortli* regelt macht abteilung* buro steuerberate* anwalt* sekretar* chef* leiter* vermiet* agentur* makler* amt behorde* bank versicherung* schule* arzt* arztin tierarzt* werkstatt* handwerker* architekt* verwaltung* firma*',
  about_the_question: 'frage warum wieso weshalb wozu meinen meinst gemeint heisst bedeutet grund',
  you: 'sie ihr ihre ihren ihrem ihnen euch du dir dich dein* euer eure',
  i: 'ich mein* mir mich',
  we: 'wir uns unser*',
  they: 'er sein* ihn ihm der die',
  past: 'war waren hatte* wurde* fruher* letzt* damals vorher ehemal* vorig*',
  condition: 'wenn falls ob sobald bis solange ausser',
  perhaps: 'vielleicht eventuell konnte konnt* moglich* wurde evtl',
  having_to: 'muss mussen musste* soll sollte* brauch*',
  roughly: 'etwa ungefahr rund circa ca zirka knapp gut fast schatz* um_die so',
  settling: 'bitte schreiben_sie schreib nehmen nehme nimm dann lieber mocht* gerne gern mach',
  complaint:
    'unverschamt* blod* teuer frech* nerv* beschwer* quatsch witz ernst verdammt reicht unmoglich',
  knowing: 'weiss wissen wusste ahnung erinner* sicher vergessen kenn*',
  still: 'noch erst',
  later: 'spater morgen nachher gleich bald moment minute sekunde dann',
  another_subject: 'ubrigens ubrigend uberhaupt eigentlich',
  lost: 'verloren kaputt weg fehlt weggeworfen irgendwo verschwunden gestohlen liegt abgegangen unleserlich',
  nothing: 'nichts niemand kein* nie weder ohne',
  but: 'aber doch jedoch allerdings nur',
  laughter: 'haha hihi lol ha scherz',
  requesting:
    'konnen_sie konnten_sie kannst_du konntest_du wurden_sie wurdest_du bitte konnt_ihr konntet_ihr tragen_sie nehmen_sie machen_sie',
  doing:
    'buch* reservier* such* find* eintrag* trag notier* vormerk* schreib* mach* nehm* leg* einplan* bestell* bring* hinbekomm* unterbring* geben gib andern',
  allowed:
    'kann_ich konnte_ich konnt_ich darf_ich durft* durfen konnen_wir konnten_wir kann_man darf_man krieg* bekomm* konnt_man',
  possible:
    'moglich* ginge ging geht gehts gings passt passen passte wurde_das ware war_das drin machbar klappt klappen recht okay ok lasst liesse',
  proposing:
    'wie_ware wie_wars wie_war lieber sagen_wir stattdessen dann doch halt eben machen_wir nehmen_wir',
  available:
    'gibt_es gibts haben_sie hatten_sie habt_ihr hattet_ihr hast_du noch_was irgendwas etwas frei ubrig vorratig dabei',
  comparing:
    'billig* gunstig* teuer* mehr weniger als besser schnell* voll* letzte* fruhest* spatest* hochst* maximal mindest* kostet kosten preis* unterschied* rabatt* zuschlag* inklusive umsonst immer eigentlich schon nur',
  advising:
    'empfehl* raten rat tipp vorschlag* schlagen meinen meinst ublich* normalerweise meist* beste* sinnvoll* beliebt*',
  question_word:
    'was wer wen wem wie wo wann warum wieso welch* woher wohin wofur wozu wieviel wieviele weshalb womit',
  contacting:
    'anruf* ruckruf* zuruckruf* ruf* schick* mail* melden meld* schreiben_sie simsen sms erinner*',
  wishing:
    'ich_hatte wir_hatten hatt_ich ich_mochte wir_mochten ich_brauch* wir_brauch* dachte dachten suche suchen ich_will wir_wollen wollte wollten wunsch* gern gerne',
  kin: 'frau mann gatt* partner* freund* freundin* mutter mama mutti vater papa vati sohn sohne tochter junge bub buben madchen kind kinder kinds bruder schwester geschwister onkel tante cousin* vetter neffe nichte oma opa omi grossmutter grossvater nachbar* kumpel kolleg* schwager schwagerin schwieger* mitbewohner* mitbewohnerin leute alle jeder bekannt* typ kerl',
  reporting:
    'sagt sagte sagen gesagt meint meinte behauptet schwort laut angeblich wollte will hort gehort erzahlt heisst_es steht wusste',
  musing:
    'hm hmm hmmm ah aha oh ach achso soso oha puh uff na ui mei naja echt wirklich krass wow boah herrje gott ojeh',
  unreal:
    'ware waren_wir hatte hatten wollten ware_gern sollte konnte wurde wurden fast beinahe eigentlich',
  agreeing:
    'ok okay passt gut super prima perfekt klar ja jo jep jawohl genau richtig stimmt abgemacht einverstanden gern gerne geht_klar machen_wir in_ordnung gebongt warum_nicht sicher naturlich',
  own: 'meins meine_eigene selber selbst unsers unserer bei_mir bei_uns fur_mich personlich',
};
