import { describe, expect, it } from 'vitest';
import { valueTold } from '../../../support/form.ts';

const SCHEMA = { type: 'number', minimum: 0, maximum: 500_000 } as const;
const EN = 'What is your budget?';
const DE = 'Wie hoch ist Ihr Budget?';

describe('Marks between thousands', () => {
  it.each([
    [EN, 'up to 1.200,50 Euro', 1200.5],
    [EN, 'at most 1.500 euros', 1500],
    [EN, '1.200 Euro', 1200],
    [EN, '1,200.50', 1200.5],
    [EN, "1'200 francs", 1200],
    [EN, '1’200 francs', 1200],
    [EN, '1 200,50 euros', 1200.5],
    [EN, '1\u202f200,50 euros', 1200.5],
    [EN, '1,20,000 rupees', 120_000],
    [DE, 'bis 1.200,50', 1200.5],
    [DE, '1,200.50 Euro', 1200.5],
    ['Quel est votre budget ?', '1.250,50 € au maximum', 1250.5],
    ['¿Cuánto quiere gastar?', 'hasta 1,500.25 euros', 1500.25],
    ['Qual è il suo budget?', '1.800,00 euro', 1800],
    ['Wat is uw budget?', 'maximaal 1,750.25 euro', 1750.25],
    ['Qual é o orçamento?', 'até 2.000,90 euros', 2000.9],
    ['您的预算是多少？', '1.2万', 12_000],
    ['您的预算是多少？', '不超过12,800.50元', 12_800.5],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, SCHEMA, reply)).toBe(value);
  });

  it.each([
    ['How long is the cable, in metres?', '1.250', 1.25],
    ['How much does it weigh, in kilograms?', '1.250 kg', 1.25],
    ['Wie lang ist das Kabel in Metern?', '1,250', 1.25],
    [EN, '$1.50', 1.5],
    [EN, '0.500 euros', 0.5],
  ])('are none of decimals: %s %s', (question, reply, value) => {
    expect(valueTold(question, SCHEMA, reply)).toBe(value);
  });
});

describe('Thousands in digits, and what follows them in words', () => {
  it.each([
    [EN, '3 thousand five hundred', 3500],
    [DE, '3 Tausend fünfhundert', 3500],
    [DE, 'so 5tausend', 5000],
    ['Quel est votre budget ?', 'disons 3 mille cinq cents', 3500],
    ['¿Cuánto quiere gastar?', 'unos 3 mil quinientos', 3500],
    ['¿Cuánto quiere gastar?', 'unos 3mil', 3000],
    ['Qual è il suo budget?', '3 mila cinquecento', 3500],
    ['Qual è il suo budget?', '180mila e qualcosa', 180_000],
    ['Wat is uw budget?', '3 duizend vijfhonderd', 3500],
    ['Qual é o orçamento?', 'no máximo 3 mil e quinhentos', 3500],
    ['Qual é o orçamento?', '12 mil 200', 12_200],
    ['您的预算是多少？', '3千5', 3500],
  ])('are one number: %s %s', (question, reply, value) => {
    expect(valueTold(question, SCHEMA, reply)).toBe(value);
  });

  it('are two where something else is counted behind them', () => {
    expect(valueTold('Qual é o orçamento?', SCHEMA, '12 mil, e 200 convidados')).toBe(12_000);
  });
});
