import * as vitest from 'vitest';
import { AS_IT_IS } from './faults.ts';
import { describeFeed } from './follow.ts';

describeFeed(vitest, AS_IT_IS);
