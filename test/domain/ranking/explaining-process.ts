import fc from 'fast-check';
import { selectionCases } from '../../support/configurations/ranking-cases.ts';
import { explainAll } from './explain-all.ts';

/** Run as a process of its own: prints the explanations of the sampled cases. */
process.stdout.write(explainAll(fc.sample(selectionCases, { seed: 2_026, numRuns: 200 })));
