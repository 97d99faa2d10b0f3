import * as vitest from 'vitest';
import { describeEventLog } from '../port/contract.ts';
import { EVENTSTOREDB } from '../port/subjects.ts';

describeEventLog(vitest, EVENTSTOREDB);
