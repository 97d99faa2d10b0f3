import * as vitest from 'vitest';
import { describePlanted } from '../../support/defects/planted.ts';
import { figureFrom, isNight } from '../../support/programme.ts';
import { AS_IT_IS, describeNeighbours } from './neighbour.ts';

const NIGHT = {
  share: 1_200,
  requestsPerMinute: 1_200,
  isAlone: true,
  seconds: figureFrom('NEIGHBOUR_SECONDS', 60),
};

vitest.describe('a tenant that asks for twenty times its share, beside one that does not,', () =>
  describeNeighbours(vitest, { ...AS_IT_IS, ...(isNight ? NIGHT : {}) }),
);

describePlanted('the story of neighbours', describeNeighbours, AS_IT_IS, [
  {
    defect: 'a tenant that may have all it asks for',
    subject: { ...AS_IT_IS, requestsPerMinute: 0 },
    foundBy: 'give the greedy one its share alone, and say when it may come again',
  },
  {
    defect: 'a share that both have together',
    subject: { ...AS_IT_IS, isOneKey: true },
    foundBy: 'refuse the other one nothing',
  },
]);
