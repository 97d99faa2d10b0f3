import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** SQLite's primary result code for what another connection has locked. */
const BUSY = 5;

/** A file that one holder at a time locks, until it lets go or its process dies, however that dies. */
export class LeadFile {
  readonly #file: string;
  #held: DatabaseSyncInstance | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** False where another one holds it. Where no file can be made, nobody else can hold it either. */
  hold(): boolean {
    if (this.#held) return true;
    let database: DatabaseSyncInstance | undefined;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      database = new DatabaseSync(this.#file, { timeout: 0 });
      database.exec('BEGIN EXCLUSIVE');
      this.#held = database;
      return true;
    } catch (error) {
      database?.close();
      return ((error as { readonly errcode?: number }).errcode ?? 0) % 256 !== BUSY;
    }
  }

  letGo(): void {
    if (this.#held?.isOpen) {
      this.#held.exec('ROLLBACK');
      this.#held.close();
    }
    this.#held = undefined;
  }
}
