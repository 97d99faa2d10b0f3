import { setTimeout as delay } from 'node:timers/promises';
import * as vitest from 'vitest';
import { describePlanted } from '../../support/defects/planted.ts';
import { refusingLate } from '../../support/defects/service-defects.ts';
import { figureFrom, isNight } from '../../support/programme.ts';
import { AS_IT_IS, describeSpike } from './spike.ts';

const SECONDS = figureFrom('SPIKE_SECONDS', 1.5);

vitest.describe('ten times as many clients as otherwise', () =>
  describeSpike(vitest, { ...AS_IT_IS, seconds: SECONDS, isAlone: isNight }),
);

describePlanted('the story of a spike', describeSpike, AS_IT_IS, [
  {
    defect: 'turns that stand still while there are many',
    subject: { ...AS_IT_IS, before: standingStill },
    foundBy: 'get most of the turns of a usual time',
  },
  {
    defect: 'a service that takes whoever comes',
    subject: { ...AS_IT_IS, connectionsMax: 4_096 },
    foundBy: 'hear at once that there are too many, and when to come again',
  },
  {
    defect: 'a refusal that comes late',
    subject: { ...AS_IT_IS, before: refusingLate },
    foundBy: 'hear at once that there are too many, and when to come again',
  },
  {
    defect: 'a probe of readiness that waits behind turns',
    subject: {
      ...AS_IT_IS,
      before: (instance) => ({
        ...instance,
        sendInternally: async (...asked) => {
          await delay(2_000);
          return instance.sendInternally(...asked);
        },
      }),
    },
    foundBy: 'see it ready throughout',
  },
  {
    defect: 'turns that slow down for good once there were many',
    subject: { ...AS_IT_IS, before: tiredAfterMany },
    foundBy: 'are answered as before soon after it',
  },
]);

/** Once it has refused somebody, all that it does takes longer. */
function tiredAfterMany(
  instance: Parameters<typeof AS_IT_IS.before>[0],
): ReturnType<typeof AS_IT_IS.before> {
  let isTired = false;
  return {
    ...instance,
    send: async (...asked) => {
      if (isTired) await delay(300);
      const reply = await instance.send(...asked);
      isTired ||= reply.status === 503;
      return reply;
    },
  };
}

/** With more than a few under way none gets on. */
function standingStill(
  instance: Parameters<typeof AS_IT_IS.before>[0],
): ReturnType<typeof AS_IT_IS.before> {
  let underWay = 0;
  return {
    ...instance,
    send: async (...asked) => {
      underWay += 1;
      try {
        if (underWay > 4) await delay(2_000);
        return await instance.send(...asked);
      } finally {
        underWay -= 1;
      }
    },
  };
}
