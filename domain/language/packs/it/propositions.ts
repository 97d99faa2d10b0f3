import type { PropositionTable, SelectionTable } from '../../pack-format/propositions.ts';

export const itPropositions: PropositionTable = {
  holds: `^(solo|soltanto|solamente|soprattutto) (il|la|i|le|di|a|in|quando|nel|nei|al|per), ^(a volte|ogni tanto|qualche volta|di tanto in tanto|sempre|ogni|spesso|tutti i|tutte le), ^(da sempre|da tempo|da anni|da quando|da un|da una|dall anno|da due|da tre), (già|da tempo)$, ^(tutti|tutte) e due$, ^entrambi$, l idea è quella,
    ^per favore$, ^magari, (sarebbe|sarà) (bello|perfetto|fantastico|ottimo|utile|comodo|meglio|l ideale), ^con (piacere|molto piacere), mi (piacerebbe|farebbe comodo), ^certo, ^altroché, ^eccome, ^come no, ^tutto (fatto|pagato|a posto|pronto), ^[urgentissimo|urgentissima], ce l ho`,
  fails: `(può|possono) (aspettare|attendere), senza fretta, non c è fretta, (ho|abbiamo) smesso, non ~ più, (in corso|in attesa|in arrivo), (devono|deve|devo) ancora, ancora da (fare|avere), ^(quasi mai|raramente|appena),
    (per fortuna|grazie a dio|fortunatamente|meno male) (no|non), (non) (serve|occorre|è necessario|ce n è bisogno), (da solo|da sola|da soli|da me|io stesso|per conto mio)$, ^(niente|nulla|nessuno), ^figurati, ^figuriamoci, ^macché, ^al contrario, ^anzi, che io sappia no`,
  keeps: `(la|lo|le|li) (tengo|teniamo) [io|noi], (ci penso|ci pensiamo) (io|noi), (la|lo|le|li) (faccio|facciamo) (io|noi|da solo|da soli), (faccio|facciamo) (da solo|da sola|da soli)`,
  asksKept: 'tiene tenete tenere solo soli stesso stessi',
  hasOwn: `ce (li|le|lo|la|l) (abbiamo|ho) [già], (abbiamo|portiamo|usiamo) (i nostri|le nostre), (ho|abbiamo|porto|uso) (il mio|la mia|i miei|le mie|il nostro|la nostra|il proprio), (ne ho|ne abbiamo|ce l ho|ce l abbiamo) già [uno|una], (ho|abbiamo) già (un|uno|una|il|la|tutto),
    (ho|abbiamo) [già] tutto [quanto] [a casa|in macchina|con me|con noi|qui|io|noi]$, (portiamo|porto|usiamo) tutto [noi|io] [da casa]$`,
  offering:
    'serve servono vuole vuoi volete desidera bisogno preferisce gradisce piacerebbe interessa diamo occorre',
  having: 'ha hai avete possiede c esiste dispone ci',
  reasons: 'che',
  taking: 'prendo prendiamo uso usiamo compro porto portiamo occorre',
  opposites: [
    'proprietario proprietaria proprietari comprata comprato comprare proprietà sua nostra | affitto affittiamo affittuario affittuaria inquilino inquilina locazione',
    'lavora lavori lavoro impiegato dipendente | disoccupato disoccupata pensione pensionato pensionata studente studentessa',
    'sposato sposata | celibe nubile divorziato divorziata vedovo vedova single',
    'arredato arredata ammobiliato | vuoto vuota',
    'isolato isolata isolamento | nudo nuda nude',
    'ascensore | scale scala',
    'garage dentro interno coperto | strada fuori esterno',
    'pagato saldato | devo debito',
    'vegetariano vegetariana vegano | carne',
    'fragile vetro | resistente infrangibile',
    'nuovo nuova | usato usata',
    'elettrico elettrica elettricità corrente | benzina',
    'funziona va | guasto rotto rotta',
    'contanti contante | carta bonifico',
  ],
};

export const itSelections: SelectionTable = {
  everything:
    'tutti [quanti], tutte [quante], tutto [quanto], entrambi, entrambe, tutti e due, tutte e due, ambedue, un po di tutto',
  nothing:
    'nessuno [dei due], nessuna [delle due], niente [di tutto ciò], nulla, né l uno né l altro, niente di niente, un bel niente, (nessuno|nessuna|niente) di (questi|queste|questo|quelli|quelle|quello|loro), ^(lasci|lascia|lasciate) (stare|perdere|così)$, ^senza (niente|nulla|extra|aggiunte)$, ^così com è$',
  except:
    '(tutti|tutte|tutto|qualsiasi|qualunque|ognuno) ~ (tranne|eccetto|meno|salvo|fuorché), tranne, eccetto, salvo, fuorché, meno, a parte, ma non, a eccezione (di|del|della)',
  rest: '[tutto] il resto, tutti gli altri, tutte le altre, gli altri [due|tre|quattro|cinque], le altre [due|tre|quattro|cinque], tutto l altro',
  neither: 'né',
  last: 'ultimo ultima ultimi ultime',
  middle: 'mezzo centrale intermedio',
  first: 'primo prima primi prime',
  below: 'prima del, prima di, meno di, sotto, inferiore a, minori di',
  upTo: 'fino a, al massimo, massimo, o meno',
  onward: 'da, dal, a partire (da|dal|dalla), almeno, minimo, o più, e (oltre|più), in (su|poi)',
  above: 'dopo il, dopo, più di, oltre, sopra, superiore a',
  weekend: '[il|nel] (fine settimana|weekend)',
  workdays: 'giorni (feriali|lavorativi), durante la settimana, in settimana',
  sizes:
    'xs extra piccola, s piccola, s piccolo, m media, m medio, l grande, xl extra large, xl molto grande',
};
