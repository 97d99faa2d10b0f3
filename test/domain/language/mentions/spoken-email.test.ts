import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf } from '../support/form.ts';

const INDEX = prepareReading(
  formOf([
    {
      id: 'email',
      question: 'What is your e-mail address?',
      schema: { type: 'string', format: 'email' },
    },
    { id: 'street', question: 'What is your address?', schema: { type: 'string' } },
    {
      id: 'hour',
      question: 'At what time shall we come?',
      schema: { type: 'string', format: 'time' },
    },
  ]),
);

function told(id: string, reply: string, language = 'en'): unknown {
  return ask(`q_${id}`, reply, { index: INDEX, language }).values[id];
}

describe('An e-mail address said without its marks', () => {
  it.each([
    ['en', 'jane dot doe at gmail dot com', 'jane.doe@gmail.com'],
    ['en', 'jane at acme dot org please', 'jane@acme.org'],
    ['en', 'tom.b at acme dot org', 'tom.b@acme.org'],
    ['de', 'anna-lena.k at post.acme punkt de', 'anna-lena.k@post.acme.de'],
    ['en', 'info at acme dot org or call me', 'info@acme.org'],
    ['en', "It's jane underscore doe at proton dot me.", 'jane_doe@proton.me'],
    ['en', 'My email is info at acme dot co dot uk, thanks.', 'info@acme.co.uk'],
    ['de', 'karin punkt wolf at web punkt de', 'karin.wolf@web.de'],
    ['fr', 'jean point petit arobase orange point fr', 'jean.petit@orange.fr'],
    ['es', 'nacho punto ruiz arroba gmail punto com', 'nacho.ruiz@gmail.com'],
    ['it', 'luca punto rossi chiocciola libero punto it', 'luca.rossi@libero.it'],
    ['nl', 'jan punt smit apenstaartje kpn punt nl', 'jan.smit@kpn.nl'],
    ['pt', 'rui ponto melo arroba sapo ponto pt', 'rui.melo@sapo.pt'],
  ])('%s: %s', (language, reply, email) => {
    expect(told('email', reply, language)).toBe(email);
  });

  it.each([
    'jane doe at gmail dot com',
    'I work at acme dot com',
    'Ask me at work, the dot on the map.',
    'Meet me at noon dot',
    'jane at gmail',
    'at acme dot com',
    'It ends at 5 dot 30.',
    'It is at acme dot com',
    'Look at acme dot com',
    'You find me at www dot acme dot com',
    'My order at acme dot com was late',
  ])('is none where it is not whole: %s', (reply) => {
    expect(told('email', reply)).toBeUndefined();
  });
});

describe('An address in small letters', () => {
  it.each([
    ['12 elm street, leeds', '12 elm street, leeds'],
    ['12 elm street please', '12 elm street'],
    ['we moved from 12 elm street to 14 oak road', '12 elm street'],
    ['12 elm street tomorrow', '12 elm street'],
    ['12 elm street opposite the pub', '12 elm street'],
    ['2212 walter street tx', '2212 walter street tx'],
    ['1657 riverside drive redding ca 96001', '1657 riverside drive redding ca 96001'],
    ['we live at 7 church street now', '7 church street'],
    ['4b mill lane, opposite the pub', '4b mill lane'],
    ['45 high road, london', '45 high road, london'],
  ])('%s', (reply, address) => {
    expect(told('street', reply)).toBe(address);
  });
});

describe('Three digits before am or pm', () => {
  it.each([
    ['room 315 pm', undefined],
    ['gate 315 pm', undefined],
    ['315 pm', '15:15'],
    ['at 315 pm', '15:15'],
    ['tomorrow 315 pm', '15:15'],
    ['make it 315 pm', '15:15'],
  ])('%s', (reply, hour) => {
    expect(told('hour', reply)).toBe(hour);
  });
});
