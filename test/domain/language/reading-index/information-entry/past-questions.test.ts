import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { formOf } from '../../support/form.ts';

/** Longer questions that tell the language of the form. */
const FILLERS: Readonly<Record<string, string>> = {
  en: 'Is there anything else that you would like to tell us about this?',
  de: 'Möchten Sie uns sonst noch etwas mitteilen, was für uns wichtig ist?',
  fr: 'Avez-vous autre chose à nous dire que nous devrions savoir sur vous ?',
  es: '¿Hay algo más que quiera usted contarnos sobre esto y que debamos saber?',
  it: "C'è qualcos'altro che ci vuole dire e che dobbiamo sapere di lei?",
  nl: 'Wilt u ons nog iets anders vertellen dat wij van u moeten weten?',
  pt: 'Há mais alguma coisa que você nos queira dizer e que devemos saber?',
  zh: '您还有什么别的想告诉我们的吗？',
};

function isPast(language: string, question: string): boolean {
  const day = { type: 'string', format: 'date' };
  const lines = [
    { id: 'x', question, label: 'X', schema: day },
    { id: 'y', question: FILLERS[language]!, schema: { type: 'string' } },
  ];
  return prepareReading(formOf(lines)).informations[0]!.isPast;
}

describe('A question for a day', () => {
  it.each([
    ['de', 'An welchem Tag ist sie verstorben?'],
    ['de', 'Wann ist er gestorben?'],
    ['de', 'Wann ist die Maschine ausgefallen?'],
    ['de', 'An welchem Tag ist die Katze entlaufen?'],
    ['de', 'Wann wurde das Rad gestohlen?'],
    ['de', 'Wann sind Sie eingezogen?'],
    ['de', 'Wann trat der Fehler zum ersten Mal auf?'],
    ['de', 'Wann haben Sie die Ware erhalten?'],
    ['de', 'Wann kam das Paket an?'],
    ['de', 'Seit wann steht das Wasser?'],
    ['de', 'Wann ist der Hund verschwunden?'],
    ['de', 'Wann wurde das Dach zuletzt geprüft?'],
    ['de', 'Wann haben Sie den Schlüssel verloren?'],
    ['de', 'An welchem Tag ist sie zu Ihnen gekommen?'],
    ['en', 'On which day did she pass away?'],
    ['en', 'When did he die?'],
    ['en', 'What day was the bike stolen?'],
    ['nl', 'Op welke dag is zij overleden?'],
    ['nl', 'Wanneer is hij gestorven?'],
    ['nl', 'Wanneer is de machine uitgevallen?'],
    ['nl', 'Wanneer werd de fiets gestolen?'],
    ['nl', 'Wanneer heeft u het pakket ontvangen?'],
    ['nl', 'Wanneer viel het uit?'],
    ['nl', 'Wanneer bent u ingetrokken?'],
    ['nl', 'Wanneer heeft de monteur hem gerepareerd?'],
    ['fr', 'Quel jour est-elle décédée ?'],
    ['fr', 'Quand est-il mort ?'],
    ['fr', 'Quand la machine est-elle tombée en panne ?'],
    ['fr', 'Quand est-ce que le chien est parti ?'],
    ['fr', 'Quel jour la facture a été payée ?'],
    ['es', '¿Qué día falleció?'],
    ['it', 'In che giorno è morta?'],
    ['it', 'Quando è deceduto?'],
    ['it', 'Quando si è rotta la macchina?'],
    ['it', 'Da quando perde?'],
    ['it', 'Quando è arrivato?'],
    ['it', 'Quando è stata rubata la bici?'],
    ['pt', 'Em que dia faleceu?'],
    ['pt', 'Quando morreu?'],
    ['pt', 'Quando recebeu a encomenda?'],
    ['pt', 'Quando caiu?'],
    ['zh', '她是哪天去世的？'],
    ['zh', '机器什么时候坏的？'],
    ['zh', '自行车哪天被偷的？'],
    ['zh', '什么时候收到包裹的？'],
  ])('asks for one gone by, whoever did what was done (%s: %s)', (language, question) => {
    expect(isPast(language, question)).toBe(true);
  });

  it.each([
    ['de', 'Wann ist das Geschäft geöffnet?'],
    ['de', 'Wann ist die Feier geplant?'],
    ['de', 'An welchem Tag ist die Lieferung gewünscht?'],
    ['de', 'Wann ist die Wohnung frei?'],
    ['de', 'Wann sind die Fenster geschlossen?'],
    ['de', 'Wann wird geliefert?'],
    ['de', 'Wann soll die Feier sein?'],
    ['de', 'Wann würde es Ihnen passen?'],
    ['de', 'Wann haben Sie Zeit, das zu besprechen?'],
    ['de', 'Welchen Tag haben Sie vereinbart?'],
    ['de', 'Wann ist es Ihnen gelegen?'],
    ['de', 'Wann haben Sie vor, die Wohnung zu verkaufen?'],
    ['de', 'Für wann ist der Umzug vorgesehen?'],
    ['de', 'Wann sind Sie zu erreichen?'],
    ['de', 'Wann haben Sie den Termin bekommen wollen?'],
    ['de', 'Bis wann muss es erledigt sein?'],
    ['de', 'Wann wollen Sie verreisen?'],
    ['en', 'When would you like it delivered?'],
    ['en', 'When is it needed?'],
    ['en', 'When should it be finished?'],
    ['nl', 'Wanneer is de levering gewenst?'],
    ['nl', 'Wanneer is de feestdag gepland?'],
    ['nl', 'Wanneer zijn jullie open?'],
    ['nl', 'Wanneer wilt u verhuizen?'],
    ['nl', 'Wanneer heeft u tijd om het te bespreken?'],
    ['nl', 'Welke dag hebben jullie afgesproken?'],
    ['nl', 'Wanneer is het u gelegen?'],
    ['nl', 'Wanneer moet het bezorgd worden?'],
    ['fr', 'Quand la livraison est-elle souhaitée ?'],
    ['fr', 'Quand est-elle disponible ?'],
    ['fr', 'Quel jour est-il prévu ?'],
    ['fr', 'Quand est-ce que ça vous arrange ?'],
    ['fr', 'Quel jour vous convient ?'],
    ['es', '¿Cuándo quiere la entrega?'],
    ['es', '¿Cuándo está prevista la fiesta?'],
    ['it', 'Quando è prevista la festa?'],
    ['it', 'Quando è aperto?'],
    ['it', 'Da quando è disponibile?'],
    ['it', 'Quando sono liberi?'],
    ['it', 'Da quando vuole affittare?'],
    ['pt', 'Quando está prevista a festa?'],
    ['pt', 'Qual é o seu dia preferido?'],
    ['pt', 'Em que dia quer o seu museu?'],
    ['pt', 'Quando é que lhe dá jeito?'],
    ['zh', '您打算哪天来？'],
    ['zh', '婚礼定在哪天？'],
    ['zh', '什么时候来取？'],
    ['zh', '约的哪天？'],
    ['zh', '预定的是哪天的？'],
    ['zh', '您要哪一天的票？'],
    ['zh', '想什么时候开始的？'],
  ])(
    'asks for one to come where something is planned, open or wished for (%s: %s)',
    (language, question) => {
      expect(isPast(language, question)).toBe(false);
    },
  );
});
