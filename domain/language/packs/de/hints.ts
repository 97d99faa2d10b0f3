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
  another_subject: 'ubrigens ubrigend konnen_sie haben_sie gibt_es uberhaupt was_kostet',
  lost: 'verloren kaputt weg fehlt weggeworfen irgendwo verschwunden gestohlen liegt abgegangen unleserlich',
  nothing: 'nichts niemand kein* nie weder ohne',
  but: 'aber doch jedoch allerdings nur',
  laughter: 'haha hihi lol ha scherz',
};
