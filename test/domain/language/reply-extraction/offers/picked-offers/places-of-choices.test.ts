import { describe, expect, it } from 'vitest';
import { recordedOf, valuesOf } from '../../../support/first-reply.ts';
import type { FormLine } from '../../../support/form.ts';

interface Asked {
  readonly question: string;
  readonly choices: readonly string[];
  /** What the agent says instead of the question, if it lists them. */
  readonly agent?: string;
  readonly isSingle?: true;
}

/** The choices told by a reply, undefined where it tells none. */
function told({ question, choices, agent, isSingle }: Asked, user_text: string): unknown {
  const item = { type: 'string', enum: [...choices] } as const;
  const line: FormLine = {
    ...{ id: 'x', question, choices },
    schema: isSingle ? item : { type: 'array', items: item },
    type: isSingle ? 'single_choice' : 'multiple_choice',
  };
  const assistant_text = agent ?? question;
  return valuesOf(recordedOf([line], { question_id: 'q_x', assistant_text, user_text })).x;
}

const EN: Asked = {
  question: 'Which courses are you interested in?',
  choices: ['pottery', 'weaving', 'printing', 'basketry'],
  agent: 'We have pottery, weaving, printing and basketry. Which of them?',
};
const DE: Asked = {
  question: 'Welche Kurse interessieren Sie?',
  choices: ['Töpfern', 'Weben', 'Drucken', 'Flechten'],
  agent: 'Töpfern, Weben, Drucken, Flechten: was davon?',
};
const FR: Asked = {
  question: 'Quels ateliers vous intéressent ?',
  choices: ['poterie', 'tissage', 'gravure', 'vannerie'],
  agent: 'Poterie, tissage, gravure, vannerie : lesquels ?',
};
const ES: Asked = {
  question: '¿Qué talleres le interesan?',
  choices: ['cerámica', 'telar', 'grabado', 'cestería'],
  agent: '¿Cerámica, telar, grabado, cestería?',
};
const IT: Asked = {
  question: 'Quali laboratori le interessano?',
  choices: ['ceramica', 'tessitura', 'stampa', 'cesteria'],
  agent: 'Ceramica, tessitura, stampa, cesteria: quali?',
};
const NL: Asked = {
  question: 'Welke workshops wilt u volgen?',
  choices: ['boetseren', 'weven', 'drukken', 'vlechten'],
  agent: 'Boetseren, weven, drukken, vlechten: welke?',
};
const PT: Asked = {
  question: 'Que oficinas lhe interessam?',
  choices: ['cerâmica', 'tecelagem', 'gravura', 'cestaria'],
  agent: 'Cerâmica, tecelagem, gravura, cestaria: quais?',
};
const ZH: Asked = {
  question: '您想上哪些课？',
  choices: ['陶艺', '编织', '版画', '刺绣'],
  agent: '陶艺、编织、版画、刺绣，您想上哪些？',
};

function at({ choices }: Asked, ...places: number[]): string[] {
  return places.map((place) => choices[place - 1]!);
}

describe('several of the choices by their places', () => {
  it.each<[Asked, string, number[]]>([
    [EN, 'the first and the third please', [1, 3]],
    [EN, 'second and last', [2, 4]],
    [EN, 'anything but the second', [1, 3, 4]],
    [EN, 'just the last one ta', [4]],
    [DE, 'die letzten 2', [3, 4]],
    [FR, 'les 2 premiers', [1, 2]],
    [DE, 'das erste und das letzte', [1, 4]],
    [DE, 'die ersten beiden, mehr schaff ich nicht', [1, 2]],
    [DE, 'alles außer dem dritten', [1, 2, 4]],
    [FR, 'le premier et le troisième', [1, 3]],
    [FR, 'les deux derniers svp', [3, 4]],
    [FR, 'tout sauf le deuxième', [1, 3, 4]],
    [ES, 'el primero y el último', [1, 4]],
    [ES, 'del segundo al cuarto', [2, 3, 4]],
    [ES, 'todos menos el tercero', [1, 2, 4]],
    [IT, 'il primo e il terzo', [1, 3]],
    [IT, 'i primi due, grazie', [1, 2]],
    [IT, "tutti tranne l'ultimo", [1, 2, 3]],
    [NL, 'de eerste en de laatste', [1, 4]],
    [NL, 'eerste en derde graag', [1, 3]],
    [NL, 'alles behalve de tweede', [1, 3, 4]],
    [PT, 'o primeiro e o penúltimo', [1, 3]],
    [PT, 'os do meio', [2, 3]],
    [PT, 'tudo menos o último', [1, 2, 3]],
    [ZH, '第二个和最后一个', [2, 4]],
    [ZH, '第一个跟第三个吧', [1, 3]],
    [ZH, '除了第一个都要', [2, 3, 4]],
  ])('are told: %o %s', (asked, reply, places) => {
    expect(told(asked, reply)).toEqual(at(asked, ...places));
  });

  it.each<[Asked, string]>([
    [EN, 'the first and third weeks of march are out for us'],
    [EN, 'first, what do they cost?'],
    [DE, 'der erste und der zweite Termin wären mir zu früh'],
    [DE, 'erstens muss ich meine Frau fragen'],
    [FR, "d'abord le prix du premier et du deuxième ?"],
    [FR, 'le premier et le deuxième sont à quel étage ?'],
    [ES, 'primero, dígame cuánto cuestan'],
    [ES, 'la primera y la segunda vez me perdí'],
    [IT, 'il primo e il secondo figlio vengono con me'],
    [IT, 'prima devo chiedere a mio marito'],
    [NL, 'de eerste en de tweede verdieping zijn niet bereikbaar'],
    [NL, 'eerst even overleggen'],
    [PT, 'primeiro, diga-me os preços'],
    [PT, 'o primeiro e o segundo mês estou fora'],
    [ZH, '第一次和第二次我都没赶上'],
    [ZH, '第一个和第二个分别多少钱？'],
  ])('are not told by other places: %o %s', (asked, reply) => {
    expect(told(asked, reply)).toBeUndefined();
  });

  it.each<[Asked, string, string]>([
    [EN, 'the last but one', 'printing'],
    [EN, 'option two', 'weaving'],
    [EN, 'anything but the first three', 'basketry'],
    [DE, 'das vorletzte', 'Drucken'],
    [DE, 'Nr. 1 auf Ihrer Liste', 'Töpfern'],
    [FR, "l'avant-dernier", 'gravure'],
    [FR, 'le numéro deux', 'tissage'],
    [ES, 'el penúltimo', 'grabado'],
    [ES, 'la opción dos', 'telar'],
    [IT, 'il penultimo', 'stampa'],
    [IT, 'la terza, quella dove ci si sporca', 'stampa'],
    [NL, 'de voorlaatste', 'drukken'],
    [NL, 'optie twee', 'weven'],
    [PT, 'o penúltimo', 'gravura'],
    [PT, 'a opção dois', 'tecelagem'],
    [ZH, '倒数第二个', '版画'],
    [ZH, '第二个', '编织'],
  ])('one is told, listed or not: %o %s', (asked, reply, choice) => {
    const { agent, ...unlisted } = asked;
    expect(told({ ...asked, isSingle: true }, reply)).toBe(choice);
    expect(told({ ...unlisted, isSingle: true }, reply)).toBe(choice);
  });

  it.each<[Asked, string]>([
    [EN, 'the last but one time I came it was shut'],
    [DE, 'die vorletzte Woche war ich krank'],
    [FR, "l'avant-dernière fois c'était fermé"],
    [ES, 'el penúltimo mes estuve fuera'],
    [IT, 'il penultimo anno ero malato'],
    [NL, 'de voorlaatste keer was het dicht'],
    [PT, 'no penúltimo mês estive fora'],
    [ZH, '倒数第二次我没来'],
  ])('one is not told by another place: %o %s', (asked, reply) => {
    expect(told({ ...asked, isSingle: true }, reply)).toBeUndefined();
  });
});
