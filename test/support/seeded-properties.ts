import fc from 'fast-check';
import { seedFrom } from './programme.ts';

// Properties tell the seed that they failed by; a run by one seed has all of them by that one.
fc.configureGlobal({ seed: seedFrom('PROPERTY_SEED') });
