import { expect, it } from 'vitest';
import { passedBy } from '../../../cli/config/passed-by.ts';

const LINES = [
  ['QSS_PROT', 'QSS_PROT: is no setting and is passed by (did you mean PORT?)'],
  ['QSS_PORT', 'QSS_PORT: is no setting and is passed by (did you mean PORT?)'],
  [
    'SEMANTIC_MODLE',
    'SEMANTIC_MODLE: is no setting and is passed by (did you mean SEMANTIC_MODE or SEMANTIC_MODEL or SEMANTIC_URL?)',
  ],
  [
    'QSS_DATA_KEY_FIEL',
    'QSS_DATA_KEY_FIEL: is no setting and is passed by (did you mean QSS_DATA_KEY_FILE or QSS_DATA_KEY?)',
  ],
  ['OIDC_WHATEVER_THIS_IS', 'OIDC_WHATEVER_THIS_IS: is no setting and is passed by'],
] as const;

it.each(LINES)('%s is told, as a line for people', (name, line) => {
  expect(passedBy({ PORT: '1', [name]: 'x' })).toEqual([line]);
});

it('Settings, files of secrets, and names of other programs are not', () => {
  const env = {
    QSS_DEMO: '0',
    QSS_SECRET_FILE: '/x',
    KEYRING_URL: 'x',
    QSS_KEY: 'x',
    HOSTNAME: 'x',
    PROT: 'x',
  };
  expect(passedBy(env)).toEqual([]);
});
