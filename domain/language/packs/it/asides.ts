import type { AsideTable } from '../../pack-format/asides.ts';

export const itAsides: AsideTable = {
  past: 'l anno scorso ~ (era|erano|eravamo|avevo|avevamo|abbiamo), (era|erano|eravamo|avevo|avevamo) ~ l anno scorso, l (altra|ultima) [volta] ~ (costato|costata|pagato|speso), l anno scorso ~ (pagato|speso), l (altra|ultima) volta ~ (era|erano|eravamo|avevo|avevamo|abbiamo), la volta scorsa, prima (era|erano|eravamo|avevo|avevamo), una volta (era|erano|eravamo|avevo|avevamo), (doveva|dovevano|dovevamo) (essere|avere)',
  liking: 'sarebbe, sarebbero, andrebbe, andrebbero, piace, piacerebbe, suona, sembra',
  tooLate: '(troppo|molto) (tardi|presto)',
  earlier:
    'una volta, l anno scorso, l (ultima|altra) volta, il mese scorso, era, erano, eravamo, avevo, avevamo, aveva',
  nowadays:
    '^ora, adesso, stavolta, questa volta, quest anno, questo (mese|inverno), attualmente, ormai, da quando, (passato|passata|passati) (a|al|alla)',
  others:
    '^[ma|e|però] [il|la|i|un|una] [mio|mia|miei|nostro|nostra|suo|sua] (vicino|vicina|vicini|fratello|sorella|cugino|cugina|zio|zia|nipote|amico|amica|amici|cognato|cognata|collega|colleghi|capo) (ha|hanno|aveva|avevano|prende|paga|usa|è), ^[ma|e] (quella|quello|quelli) (di mio|di mia|del|della) (moglie|marito|fratello|sorella|vicino|vicina|madre|padre|cognato|collega) (è|era)',
  retracted:
    '(ah|eh|oh|o|anzi|cioè|aspetti|aspetta|scusi|scusa|uh|mmm|beh) no, ^no$, ^no (scusi|scusa|aspetti|aspetta|anzi), ^anzi, ^macché, mi (sbaglio|correggo), mi sono (sbagliato|sbagliata|confuso|confusa), (volevo|intendevo) dire, ho detto male, ^cioè, ^ops, ^errore, ^correggo',
  interrupted: '^[ah] (aspetti|aspetta|scusi|scusa|scusate), ^in realtà',
  paid: 'pagato pagati speso costato costata comprato comprata',
};
