import * as vitest from 'vitest';
import { describeEventLog } from '../contract/contract.ts';
import { EVENTSTOREDB } from '../contract/subjects.ts';

describeEventLog(vitest, EVENTSTOREDB);
