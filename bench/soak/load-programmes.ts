import { type Programme, SYSTEM } from './programme.ts';

/** What many clients at once put a service through. */
export const LOAD_PROGRAMMES: readonly Programme[] = [
  {
    name: 'memory',
    parts: ['j'],
    what: 'sessions that are large in memory, in a heap of 256 MB',
    files: [`${SYSTEM}/load/small-heap.test.ts`],
    env: { HEAP_SESSIONS: 240 },
    target: 2,
    minutes: 6,
  },
  {
    name: 'wallet',
    parts: ['g'],
    what: 'sessions whose turns would cost twice what their tenant may spend, each call ten times on two instances',
    files: [`${SYSTEM}/outages/wallet.test.ts`],
    env: { WALLET_SESSIONS: 250, WALLET_TURNS: 12 },
    counted: 'sessions on a budget',
    target: 500,
    minutes: 6,
  },
  {
    name: 'storm',
    parts: ['e'],
    what: 'writers that all hold the same version of one session, beside sessions of others, on both logs',
    files: [`${SYSTEM}/load/storm.test.ts`],
    env: { STORM_SECONDS: 60 },
    counted: 'seconds of a storm',
    target: 120,
    minutes: 9,
    isAlone: true,
  },
  {
    name: 'rates',
    parts: ['j'],
    what: '150 turns a second for a long time: how soon they are answered, and whether anything grows',
    files: [`${SYSTEM}/load/sustained.test.ts`],
    // As long as a round may take.
    env: { SUSTAINED_SECONDS: 1_200 },
    counted: 'seconds at one rate',
    target: 1_200,
    minutes: 22,
    isAlone: true,
  },
  {
    name: 'sockets',
    parts: ['j'],
    what: 'slow clients, many connections, stops under load',
    files: [`${SYSTEM}/load/sockets.test.ts`, 'test/cli/http/connections-max.test.ts'],
    env: { EDGE_STOPS: 10, EDGE_SOCKETS: 400, EDGE_REAL_TIME: 1 },
    target: 5,
    minutes: 9,
    isAlone: true,
  },
];
