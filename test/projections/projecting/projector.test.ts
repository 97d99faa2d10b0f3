import * as vitest from 'vitest';
import { describeFollowing, HONEST } from './following.ts';

describeFollowing(vitest, HONEST);
