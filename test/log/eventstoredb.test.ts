import * as vitest from 'vitest';
import { describeEventLog } from './contract.ts';
import { EVENTSTOREDB } from './subjects.ts';

describeEventLog(vitest, EVENTSTOREDB);
