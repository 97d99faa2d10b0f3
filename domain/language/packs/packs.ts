import type { LanguagePack } from '../pack-format/language-pack.ts';
import { de } from './de/pack.ts';
import { en } from './en/pack.ts';
import { es } from './es/pack.ts';
import { fr } from './fr/pack.ts';
import { it } from './it/pack.ts';
import { nl } from './nl/pack.ts';
import { pt } from './pt/pack.ts';
import { zh } from './zh/pack.ts';

/** The languages that replies are read in; a further one is a folder beside this file and a name here. */
export const PACKS: readonly LanguagePack[] = [en, fr, de, es, it, pt, nl, zh];
