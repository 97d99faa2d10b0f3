import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../../../support/form.ts';

const NUMBER = { type: 'number' } as const;
const WHOLE = { type: 'integer' } as const;

function told(lines: readonly FormLine[], reply: string): unknown {
  return ask(`q_${lines[0]!.id}`, reply, { index: prepareReading(formOf(lines)) }).values;
}

/** A name is asked for; how many come is asked for too, and how long they stay. */
function booking([name, people, stay]: readonly string[]): FormLine[] {
  return [
    { id: 'name', question: name!, schema: { type: 'string' } },
    { id: 'people', question: people!, schema: WHOLE },
    { id: 'stay', question: stay!, schema: NUMBER },
  ];
}

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  en: ['Who is your guide?', 'How many people are coming?', 'How many minutes will you stay?'],
  de: ['Wer führt Sie?', 'Wie viele Personen kommen?', 'Wie viele Minuten bleiben Sie?'],
  fr: [
    'Qui est votre guide ?',
    'Combien de personnes viennent ?',
    'Combien de minutes restez-vous ?',
  ],
  es: ['¿Quién es su guía?', '¿Cuántas personas vienen?', '¿Cuántos minutos se quedan?'],
  it: ['Chi è la guida?', 'Quante persone vengono?', 'Quanti minuti restate?'],
  nl: ['Wie is de gids?', 'Hoeveel mensen komen er?', 'Hoeveel minuten blijven jullie?'],
  pt: ['Quem é o guia?', 'Quantas pessoas vêm?', 'Quantos minutos vão ficar?'],
};

describe('How many the user speaks for, told beside the answer', () => {
  it.each([
    ['en', "Tamsin Rowe, and we're fourteen", 'Tamsin Rowe', 14],
    ['en', "Tamsin Rowe, there's five of us", 'Tamsin Rowe', 5],
    ['de', 'Resi Huber, wir sind zu sechst', 'Resi Huber', 6],
    ['de', 'Resi Huber, wir sind dann elf', 'Resi Huber', 11],
    ['fr', 'Solène Aubry, on sera neuf', 'Solène Aubry', 9],
    ['fr', 'Solène Aubry, on est 12 et on a faim', 'Solène Aubry', 12],
    ['es', 'Amparo Gil, al final somos 8', 'Amparo Gil', 8],
    ['it', 'Ornella Fabbri, siamo in undici', 'Ornella Fabbri', 11],
    ['nl', "Femke de Boer, we komen met z'n zessen", 'Femke de Boer', 6],
    ['nl', 'Femke de Boer, we zijn met elf', 'Femke de Boer', 11],
    ['pt', 'Célia Prado, e somos nove', 'Célia Prado', 9],
    ['fr', 'Solène Aubry, pour deux', 'Solène Aubry', 2],
    ['es', 'Amparo Gil, para dos el viernes', 'Amparo Gil', 2],
    ['it', 'Ornella Fabbri, per due venerdì sera', 'Ornella Fabbri', 2],
    ['it', 'Ornella Fabbri, possiamo venire in sei', 'Ornella Fabbri', 6],
    ['pt', 'Célia Prado, para três', 'Célia Prado', 3],
  ])('%s: %s', (language, reply, name, people) => {
    expect(told(booking(QUESTIONS[language]!), reply)).toEqual({ name, people });
  });

  it.each([
    ['de', 'Resi Huber. Wir sind 3 Kilometer weiter oben', 'Resi Huber'],
    ['fr', 'Solène Aubry, on est 3 étages plus bas', 'Solène Aubry'],
    ['it', 'Ornella Fabbri, siamo 2 chilometri più su', 'Ornella Fabbri'],
    ['nl', 'Femke de Boer, we zijn 3 kilometer verderop', 'Femke de Boer'],
    ['pt', 'Célia Prado, somos do bloco 3', 'Célia Prado'],
    ['fr', 'Solène Aubry, pour 2 ou 3 chansons', 'Solène Aubry'],
    ['es', 'Amparo Gil, para dos canciones', 'Amparo Gil'],
    ['it', 'Ornella Fabbri, per le due', 'Ornella Fabbri'],
  ])('%s: %s (of something else)', (language, reply, name) => {
    expect(told(booking(QUESTIONS[language]!), reply)).toEqual({ name });
  });

  it('is no amount of anything else, nor a part of what is counted', () => {
    const lines: FormLine[] = [
      { id: 'towels', question: 'How many towels do you need?', schema: WHOLE },
      { id: 'people', question: 'How many people are coming?', schema: WHOLE },
    ];
    expect(told(lines, '7 please, we are 9')).toEqual({ towels: 7, people: 9 });
    const budget = [{ id: 'budget', question: 'What may it cost?', schema: NUMBER }, lines[1]!];
    expect(told(budget, "tell me what you charge first. we're three and the lad is small")).toEqual(
      {
        people: 3,
      },
    );
  });

  it('is told to neither where two count people', () => {
    const lines: FormLine[] = [
      { id: 'name', question: 'Who is your guide?', schema: { type: 'string' } },
      { id: 'walkers', question: 'How many people are walking?', schema: WHOLE },
      { id: 'riders', question: 'How many people are riding?', schema: WHOLE },
    ];
    expect(told(lines, "Tamsin Rowe, we're five")).toEqual({ name: 'Tamsin Rowe' });
  });
});

describe('Who asks for people', () => {
  it('asks for no weight, though "pessoas" has the stem of "peso"', () => {
    const lines: FormLine[] = [
      { id: 'name', question: 'Quem é o guia?', schema: { type: 'string' } },
      { id: 'people', question: 'Quantas pessoas vêm?', schema: WHOLE },
    ];
    expect(told(lines, 'Célia Prado, são 4 pessoas')).toEqual({ name: 'Célia Prado', people: 4 });
  });
});

/** What the group is called is known to no list; beside it an amount for each of them is asked for. */
const CREWS: Readonly<Record<string, readonly string[]>> = {
  en: ['Who steers?', 'How many rowers will you be?', 'How much would you spend per person?'],
  de: ['Wer steuert?', 'Wie viele Ruderer seid ihr?', 'Wie viel wollt ihr pro Person ausgeben?'],
  fr: ['Qui barre ?', 'Combien de rameurs serez-vous ?', 'Combien dépenser par personne ?'],
  es: ['¿Quién lleva el timón?', '¿Cuántos remeros seréis?', '¿Cuánto gastaréis por persona?'],
  it: ['Chi sta al timone?', 'Quanti vogatori siete?', 'Quanto volete spendere a persona?'],
  nl: ['Wie stuurt?', 'Hoeveel roeiers zijn jullie?', 'Hoeveel wilt u uitgeven per persoon?'],
  pt: ['Quem vai ao leme?', 'Quantos remadores vocês são?', 'Quanto quer gastar por pessoa?'],
  zh: ['谁掌舵？', '你们一共有几位桨手？', '每人大概花多少元？'],
};

describe('How many the user speaks for, where the question names them in words of no list', () => {
  it.each([
    ['en', "Tamsin Rowe, and we're fourteen", 'Tamsin Rowe', 14],
    ['en', 'Tamsin Rowe, six people', 'Tamsin Rowe', 6],
    ['de', 'Resi Huber, wir sind zu sechst', 'Resi Huber', 6],
    ['de', 'Resi Huber, sechs Personen', 'Resi Huber', 6],
    ['fr', 'Solène Aubry, on est 12', 'Solène Aubry', 12],
    ['es', 'Amparo Gil, somos seis personas', 'Amparo Gil', 6],
    ['it', 'Ornella Fabbri, siamo in undici', 'Ornella Fabbri', 11],
    ['nl', 'Femke de Boer, we zijn met elf', 'Femke de Boer', 11],
    ['pt', 'Célia Prado, somos nove', 'Célia Prado', 9],
  ])('%s: %s', (language, reply, name, people) => {
    expect(told(booking(CREWS[language]!), reply)).toEqual({ name, people });
  });

  it.each([
    ['en', "we're six, but two are children"],
    ['es', 'somos 6, pero dos son niños'],
  ])('is the whole rather than its parts: %s, %s', (language, reply) => {
    const [name, people, stay] = booking(CREWS[language]!);
    expect(told([people!, name!, stay!], reply)).toMatchObject({ people: 6 });
  });

  it('is asked by no word for about', () => {
    const [name, , spend] = booking(CREWS.zh!);
    expect(told([name!, spend!], '掌舵的是王伟，五个大箱子')).not.toHaveProperty('stay');
  });
});

describe('How many of what is chosen', () => {
  const lines: FormLine[] = [
    {
      id: 'kind',
      question: 'Which kind of bicycle would you like?',
      schema: { type: 'string', enum: ['city bike', 'tandem'] },
      choices: ['city bike', 'tandem'],
      type: 'single_choice',
    },
    { id: 'bikes', question: 'How many bicycles do you need?', schema: WHOLE },
    { id: 'days', question: 'How many days will you keep it?', schema: WHOLE },
  ];

  it('is told by the number right before the choice', () => {
    expect(told(lines, 'two tandems please')).toEqual({ kind: 'tandem', bikes: 2 });
  });

  it('is not told by another number, or an article', () => {
    expect(told(lines, 'one tandem please')).toEqual({ kind: 'tandem' });
    expect(told(lines, 'a tandem for three days')).toEqual({ kind: 'tandem', days: 3 });
  });
});
