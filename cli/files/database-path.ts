import { placeOf } from './same-place.ts';

/** Bytes of the path of a file that SQLite opens, wherever links lead: it keeps 512, and eight of them for what lies beside the file. */
const PATH_BYTES_MAX = 504;

/** In one line, why SQLite opens no file there: it says of its own only that it cannot. Undefined where the path is none too long. */
export function pathFault(file: string): string | undefined {
  const place = placeOf(file);
  const bytes = Buffer.byteLength(place);
  if (bytes <= PATH_BYTES_MAX) return undefined;
  return `the path ${place} has ${bytes} bytes, and SQLite opens files of at most ${PATH_BYTES_MAX}: choose a shorter one`;
}
