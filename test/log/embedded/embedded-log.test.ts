import * as vitest from 'vitest';
import { describeEventLog } from '../contract/contract.ts';
import { EMBEDDED } from '../contract/subjects.ts';

describeEventLog(vitest, EMBEDDED);
