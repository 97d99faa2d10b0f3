import { roleBit } from '../../grammar/language.ts';
import { writtenIn } from '../../grammar/read-text.ts';
import { type Address, findAddress } from '../../mentions/address.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { PLACE_TYPES } from '../../reading-index/slot-type.ts';
import { addCandidate, type ValueCandidate } from './candidate.ts';
import type { Extraction } from './context.ts';

/** More than any name within the address. */
const SCORE = 7;
/** Told unasked to the one information that takes an address. */
const UNASKED = 2;

/** The address of a text, for who asks for one or where it stands; unasked where one information alone takes any. */
export function addAddresses(extraction: Extraction, candidates: ValueCandidate[]): void {
  const { index, read, wanted } = extraction;
  const mayTake = index.texts.some(takesAddress) || wanted.some(takesAnyPlace);
  const address = mayTake ? findAddress(read) : undefined;
  if (address === undefined) return;
  const { start, end, isStreet } = address;
  const value = writtenIn(read, { start, end });
  const asked =
    wanted.find((entry) => takesAddress(entry) && (isAddress(entry) || isStreet)) ??
    (isStreet ? wanted.find(takesAnyPlace) : undefined);
  const entry = asked ?? unaskedFor(extraction, address);
  if (entry === undefined) return;
  const score = asked === undefined ? UNASKED : SCORE;
  if (isStreet) withoutNumbers(extraction, candidates, address);
  // "14 rue du Four à Sarlat": its town is a part of it.
  const isPart = (each: ValueCandidate) => each.start >= start && each.end <= end;
  dropFrom(candidates, (each) => each.information === entry.position && isPart(each));
  addCandidate(extraction, candidates, {
    information: entry.position,
    value,
    start,
    end,
    score,
    isLed: true,
  });
}

/** The number of a house counts nothing. */
function withoutNumbers(
  { index, numbers }: Extraction,
  candidates: ValueCandidate[],
  { start, end }: Address,
): void {
  const isWithin = (each: Pick<ValueCandidate, 'end' | 'start'>) =>
    each.start >= start && each.end <= end;
  dropFrom(numbers, isWithin);
  dropFrom(
    candidates,
    (each) => index.informations[each.information]!.kind === 'number' && isWithin(each),
  );
}

function dropFrom<Each>(all: Each[], isDropped: (each: Each) => boolean): void {
  let kept = 0;
  for (const each of all) if (!isDropped(each)) all[kept++] = each;
  all.length = kept;
}

const CITY = roleBit('city');

function takesAddress(entry: InformationEntry): boolean {
  const { kind, roles, slotType } = entry;
  return kind === 'text' && PLACE_TYPES.has(slotType) && (isAddress(entry) || (roles & CITY) === 0);
}

/** A plain text that asks for nothing of its own: "Where do we deliver?" */
function takesAnyPlace({ asksName, form, hasForm, kind, slotType, written }: InformationEntry) {
  if (kind !== 'text' || slotType !== 'unknown' || asksName) return false;
  return form === undefined && !hasForm && written === undefined;
}

function isAddress({ slotType }: InformationEntry): boolean {
  return slotType === 'address';
}

/** The only information for an address, or else for a place, unless the sentence is about somebody else or asks. */
function unaskedFor(
  { index, read }: Extraction,
  { isStreet, start }: Address,
): InformationEntry | undefined {
  if (!isStreet || read.asks[start]! > 0) return undefined;
  let from = start;
  while (from > 0 && read.tokens[from]!.boundary < 2) from--;
  if (read.senses.slice(from, start).some((sense) => sense?.isRelation)) return undefined;
  const all = index.texts.filter(takesAddress);
  const own = all.filter(isAddress);
  const entries = own.length > 0 ? own : all;
  return entries.length === 1 ? entries[0] : undefined;
}
