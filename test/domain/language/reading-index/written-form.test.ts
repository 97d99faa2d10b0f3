import { describe, expect, it } from 'vitest';
import type { InformationSchema } from '../../../../domain/configuration/information-schema/information-schema.ts';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf } from '../support/form.ts';

/** What a text with these keywords in its schema takes of a reply. */
function told(question: string, keywords: InformationSchema, reply: string): unknown {
  const schema = { type: 'string', ...keywords };
  const index = prepareReading(formOf([{ id: 'x', question, schema }]));
  return ask('q_x', reply, { index }).values.x;
}

const BADGE = { examples: ['AB-1234', 'KX-0093'] };
const ORDER = { examples: ['100-2231', '100-9917'] };
const POLICY = { pattern: '^[A-Z]{3}-[0-9]{6}$' };
const TAX = { pattern: '^[0-9]{11}$' };
const TICKET = { pattern: '^#\\d{1,5}$' };
const MOBILE = { pattern: '^\\+44\\d{9,12}$' };
const NUMBER = { examples: ['12345'] };
const BATCH = { examples: ['20931187'] };
const CAR = { examples: ['DD48291'] };
const INVOICE = { pattern: '^INV-[0-9]{4}$' };

describe('The form of an answer by the examples of its schema', () => {
  it.each([
    ['What is on your badge?', BADGE, 'mine says QR-2271 I think', 'QR-2271'],
    ['What is on your badge?', BADGE, 'it is QR 2271', 'QR 2271'],
    ['What is on your badge?', BADGE, 'qr2271', 'qr2271'],
    ['What is on your badge?', BADGE, 'QR-2271, not QR-2217 as I wrote', 'QR-2271'],
    ['Which order is it about?', ORDER, '1004478, from last week', '1004478'],
    ['Was steht auf dem Ausweis?', BADGE, 'da steht TT-4410 drauf', 'TT-4410'],
    ['¿Qué pone en su tarjeta?', BADGE, 'pone LM-3391, creo', 'LM-3391'],
    ['您的工牌上写的是什么？', BADGE, '写的是 QR-2271', 'QR-2271'],
    ['您的订单号是多少？', CAR, '是dd 48291。', 'dd 48291'],
    ['您的车牌号是多少？', { examples: ['京A12345'] }, '京B48291', '京B48291'],
    ['What is your order number?', NUMBER, '54 321', '54 321'],
    ['What is your order number?', NUMBER, '2024', '2024'],
    ['What is your order number?', NUMBER, 'The order number is 2024, thanks', '2024'],
    ['What is the batch number?', BATCH, '20241120', '20241120'],
    ['What is the batch number?', { examples: ['00931187'] }, 'it says 0093 1188', '0093 1188'],
  ])('%s %j %s', (question, keywords, reply, value) => {
    expect(told(question, keywords, reply)).toBe(value);
  });

  it.each([
    ['What is on your badge?', BADGE, 'I lost it on 12/05/2026'],
    ['What is on your badge?', BADGE, 'I am in room B2'],
    ['What is on your badge?', BADGE, 'there is nothing on it but my photo'],
    ['What is on your badge?', BADGE, 'ring me at 555-0199 instead'],
    ['Which order is it about?', ORDER, 'I ordered two pairs'],
    ['Which order is it about?', ORDER, 'the one of 20 November for 35 euros'],
    ['Was steht auf dem Ausweis?', BADGE, 'den habe ich 2019 verloren'],
    ['Qu’y a-t-il sur votre badge ?', BADGE, 'je suis au bureau 14'],
    ['¿Qué pone en su tarjeta?', BADGE, 'llegué a las 10:30'],
    ['Wat staat er op uw pas?', BADGE, 'ik heb 3 passen'],
    ['您的工牌上写的是什么？', BADGE, '我在2019年丢了'],
    ['What is the batch number?', BATCH, 'it was made on 2024-11-20'],
    ['What is the batch number?', BATCH, 'Call me on 0171 2345 later'],
    ['What is your order number?', NUMBER, 'Call me on 0171 2345 later'],
    ['What is your order number?', NUMBER, 'No idea, I paid £1200 for it.'],
    ['What is your order number?', NUMBER, 'It cost 1200 € in all.'],
    ['What is your order number?', NUMBER, 'It cost 1200 pounds in all.'],
    ['What is your order number?', NUMBER, "I bought it in 2024, the number I don't have here."],
    ['What is your booking reference?', { examples: ['AB1234'] }, 'May 2024'],
  ])('takes nothing of another form: %s %j %s', (question, keywords, reply) => {
    expect(told(question, keywords, reply)).toBeUndefined();
  });

  it('leaves examples that are no codes choices', () => {
    const drinks = { examples: ['still water', 'cola 33 cl'] };
    expect(told('What would you like to drink?', drinks, 'still water please')).toBe('still water');
  });
});

describe('The form of an answer by the pattern of its schema', () => {
  it.each([
    ['What is your policy number?', POLICY, "it's KLM-204417 I believe", 'KLM-204417'],
    ['What is your policy number?', POLICY, 'klm 204 417', 'KLM-204417'],
    ['Wie ist Ihre Steuer-ID?', TAX, 'die ist 65 929 970 489', '65929970489'],
    ['Which invoice?', INVOICE, '4471', 'INV-4471'],
    ['Which invoice?', INVOICE, 'inv 4471', 'INV-4471'],
    ['Which invoice?', INVOICE, 'It is 4471, thanks', 'INV-4471'],
    ['Which invoice?', INVOICE, 'My invoice is 4471 from last month', 'INV-4471'],
    ['What is your ticket?', TICKET, '417', '#417'],
    ['What is the PIN?', { pattern: '^[0-9]{6}$' }, '20 10 26', '201026'],
    ['What is your mobile?', MOBILE, '7911 123456', '+447911123456'],
    ['Quelle couleur ?', { pattern: '^#[0-9a-f]{6}$' }, 'le FF8800', '#ff8800'],
  ])('%s %j %s', (question, keywords, reply, value) => {
    expect(told(question, keywords, reply)).toBe(value);
  });

  it.each([
    ['What is your policy number?', POLICY, 'it has the 204417 in it'],
    ['What is your policy number?', POLICY, 'KLM-2044'],
    ['Wie ist Ihre Steuer-ID?', TAX, 'ich habe 65 Euro und 929 Punkte, ruf 970 489 an'],
    ['Which invoice?', INVOICE, 'the one for 44 dollars'],
    ['Which invoice?', INVOICE, 'I paid it in 2024 and threw the paper away.'],
    ['Which invoice?', INVOICE, 'In 2024.'],
    ['Which invoice?', INVOICE, 'It came to 1450 pounds.'],
    ['Which invoice?', INVOICE, '€1450'],
    ['Welche Rechnung ist es?', INVOICE, 'im Jahr 2024'],
    ['What is your ticket?', TICKET, 'I bought 2 of them.'],
    ['What is your ticket?', TICKET, 'I lost it 3 days ago.'],
    ['What is your ticket?', TICKET, 'My ticket has 3 seats.'],
    ['What is your mobile?', MOBILE, '07911 123456'],
    ['What is the PIN?', { pattern: '^[0-9]{6}$' }, 'since 12/11/26'],
    ['What is the code of the airport?', { pattern: '^[A-Z]{3}$' }, 'the one in the north'],
    ['Quelle couleur ?', { pattern: '^#[0-9a-f]{6}$' }, 'comme la façade'],
  ])('takes nothing of another form: %s %j %s', (question, keywords, reply) => {
    expect(told(question, keywords, reply)).toBeUndefined();
  });
});

describe('A code that is known by its form, told to who asked for something else', () => {
  const BADGES = { type: 'string', ...BADGE };
  const PLOT = { type: 'string', pattern: '^[0-9]{4} ?[A-Z]{2}$' };
  const LOOSE = { type: 'string', pattern: '^[A-Z0-9-]{4,12}$' };

  function beside(schema: InformationSchema, [asked, reply]: readonly string[]): unknown {
    const name = { id: 'name', question: asked!, schema: { type: 'string' } };
    const code = { id: 'x', question: 'Which one is it?', schema };
    return ask('q_name', reply!, { index: prepareReading(formOf([name, code])) }).values.x;
  }

  it.each([
    [BADGES, 'What is your name?', 'Ann Hale, KX-7719', 'KX-7719'],
    [BADGES, 'Wie heißen Sie?', 'Anna Halm, ab 7719', 'ab 7719'],
    [BADGES, 'Quel est votre nom ?', 'Anne Hale, et c’est le KX-7719', 'KX-7719'],
    [BADGES, '¿Cómo se llama?', 'Ana Gil, KX-7719', 'KX-7719'],
    [BADGES, 'Come si chiama?', 'Anna Galli, KX-7719', 'KX-7719'],
    [BADGES, 'Hoe heet u?', 'Anna Haas, kx7719', 'kx7719'],
    [BADGES, 'Como se chama?', 'Ana Gil, KX-7719', 'KX-7719'],
    [BADGES, '您贵姓？', '我姓王，KX-7719', 'KX-7719'],
    [PLOT, 'Hoe heet u?', 'Anna Haas, 1017bc', '1017BC'],
  ])('%j %s %s', (schema, asked, reply, value) => {
    expect(beside(schema, [asked, reply])).toBe(value);
  });

  it.each([
    [BADGES, 'What is your name?', 'Ann Hale, and the car is a GX-7719'],
    [BADGES, 'What is your name?', 'Ann Hale, room 7719'],
    [LOOSE, 'What is your name?', 'Ann Hale, and the car is a GX-7719'],
    [{ type: 'string', pattern: '^[0-9]{5}$' }, 'What is your name?', 'Ann Hale, I paid 14000'],
  ])('%j %s %s: none', (schema, asked, reply) => {
    expect(beside(schema, [asked, reply])).toBeUndefined();
  });
});
