import * as vitest from 'vitest';
import { describeEventLog } from './contract.ts';
import { EMBEDDED } from './subjects.ts';

describeEventLog(vitest, EMBEDDED);
