import type { AsideTable } from '../../pack-format/asides.ts';

export const ptAsides: AsideTable = {
  past: '[no|o] ano passado ~ (era|foi|éramos|fomos|tinha|tínhamos|havia), (era|foi|éramos|fomos|tínhamos) ~ ano passado, [d] a última [vez] ~ (custou|paguei|gastei), da última [vez] ~ (custou|paguei|gastei), [no|o] ano passado ~ (custou|paguei|pagámos|gastei), da última vez ~ (era|foi|éramos|fomos|tinha|tínhamos), antes (era|éramos|tinha|tínhamos|havia), antigamente, (era|eram) para ser',
  liking: 'seria, seriam, ficava, convinha, agrada, soa, gostava, dava',
  tooLate: '(demasiado|muito) (tarde|cedo)',
  earlier:
    'dantes, antigamente, [no|o] (ano|mês) passado, da última vez, era, eram, éramos, tinha, tínhamos, havia',
  nowadays:
    'agora, desta vez, este (ano|mês), atualmente, actualmente, hoje em dia, desde, (mudei|passei|mudámos) para',
  others:
    '^[mas|e] [o|a|os|um|uma] [meu|minha|meus|nosso|nossa] (vizinho|vizinha|vizinhos|irmão|irmã|primo|prima|tio|tia|sobrinho|sobrinha|amigo|amiga|amigos|cunhado|cunhada|colega|colegas|chefe) [já|sempre] (tem|têm|tinha|tinham|paga|pagava|usa|recebeu|levou), ^[mas|e] (a|o) (da minha|do meu|da|do) (mulher|marido|irmão|irmã|vizinho|vizinha|mãe|pai|colega) (é|era)',
  retracted:
    '(aliás|ai|ah|eh|oh|ou|bem|digo|desculpe|desculpa|espere|espera|hum|perdão) não, ^não$, ^não (espere|espera|desculpe|desculpa|perdão), ^digo, ^minto, ^aliás, ^quer dizer, (quis|queria|quero) dizer, enganei me, me enganei, ^corrijo, ^ops, ^ou melhor',
  interrupted: '^[ah|ai] (espere|espera|perdão|desculpe|desculpa), ^na verdade',
  paid: 'custou custaram paguei pagámos gastei gastámos comprei comprámos',
};
