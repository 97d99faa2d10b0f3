import * as vitest from 'vitest';
import { describeEventLog } from '../port/contract.ts';
import { EMBEDDED } from '../port/subjects.ts';

describeEventLog(vitest, EMBEDDED);
