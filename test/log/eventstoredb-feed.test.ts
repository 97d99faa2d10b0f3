import * as vitest from 'vitest';
import { AS_IT_IS } from './eventstoredb-faults.ts';
import { describeFeed } from './eventstoredb-feed.ts';

describeFeed(vitest, AS_IT_IS);
