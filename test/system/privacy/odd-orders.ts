import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../support/hostile/random.ts';
import { ACME_TABLE, prepareInstance, type Reply } from '../../support/http/http-client.ts';
import { instanceOf } from '../../support/instance.ts';
import { qss } from '../../support/processes/command-line.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';
import { Place } from './odd-place.ts';

/** A session, as its clients and its operator have it. */
interface Person {
  readonly session: string;
  /** What nobody else ever says. */
  readonly word: string;
  isHeld: boolean;
  /** `contested`: a hold and an erasure crossed, and either may be seen until the hold is released. */
  state: 'talks' | 'contested' | 'erased';
}

interface Secret {
  readonly token: string;
  readonly id: string;
}

interface Backup {
  readonly folder: string;
  readonly people: readonly Person[];
  readonly secrets: readonly Secret[];
}

const EXPECTED = [200, 201, 202, 401, 404, 409, 410, 503];
const SCOPES = ['runtime', 'configuration:read', 'configuration:write', 'configuration:publish'];

/** What is done while something else is; backups and restores are made by themselves. */
export const OPERATIONS = [
  'begin',
  'erase',
  'hold',
  'release',
  'publish',
  'rotate',
  'die',
] as const;
type Operation = (typeof OPERATIONS)[number];

/** What operators do, in whatever order, while clients talk: each knows what has to be seen then, and fails by throwing. */
export class OddOrders {
  readonly #place: Place;
  readonly #random: Random;
  #people: Person[] = [];
  /** The last one is in use; all others are dead. */
  #secrets: Secret[] = [];
  readonly #backups: Backup[] = [];
  readonly done = { operations: 0, restores: 0, turns: 0 };

  private constructor(place: Place, random: Random) {
    this.#place = place;
    this.#random = random;
  }

  static async start(random: Random): Promise<OddOrders> {
    const orders = new OddOrders(await Place.start(), random);
    await prepareInstance(instanceOf(orders.#place.service));
    await orders.rotate();
    for (let n = 0; n < 3; n++) await orders.begin();
    return orders;
  }

  async remove(): Promise<void> {
    await this.#place.remove();
    for (const { folder } of this.#backups) rmSync(folder, { recursive: true, force: true });
  }

  async operate(...operations: readonly Operation[]): Promise<void> {
    await Promise.all(operations.map((operation) => this[operation]()));
    this.done.operations += operations.length;
  }

  readonly #token = () => this.#secrets.at(-1)!.token;

  #ask(path: string, call: { readonly method?: string; readonly body?: object }): Promise<Reply> {
    return this.#place.insist(path, call, this.#token);
  }

  async begin(): Promise<void> {
    const word = `zq${this.#random.below(1e9).toString(36)}${this.#people.length}`;
    const { status, text, json } = await this.#ask('/v1/sessions', {
      body: { client_reference: word },
    });
    assert.equal(status, 201, text);
    this.#people.push({ session: json.session_id!, word, isHeld: false, state: 'talks' });
  }

  #onSession({ session }: Person, what: 'erase' | 'hold'): Promise<Reply> {
    const body = { reason: 'in whatever order' };
    return this.#place.insist(`${ACME_TABLE}/sessions/${session}/${what}`, { body });
  }

  async erase(): Promise<void> {
    const person = this.#random.pick(this.#people);
    const { isHeld } = person;
    const { status, text } = await this.#onSession(person, 'erase');
    if (status === 200) {
      person.state = 'erased';
      return;
    }
    assert.equal(status, 422, text);
    assert.match(text, /session_held/);
    // The first look may have come before the hold, and the request behind it.
    if (!isHeld) person.state = 'contested';
  }

  async hold(): Promise<void> {
    const person = this.#random.pick(this.#people);
    const { status, text } = await this.#onSession(person, 'hold');
    if (status === 200) person.isHeld = true;
    else assert.ok(status === 410 && person.state !== 'talks', text);
  }

  async release(): Promise<void> {
    const person = this.#people.find(({ isHeld }) => isHeld) ?? this.#random.pick(this.#people);
    const path = `${ACME_TABLE}/sessions/${person.session}/hold`;
    const { status, text } = await this.#place.insist(path, { method: 'DELETE' });
    assert.ok([200, 404].includes(status), text);
    person.isHeld = false;
  }

  /** Something else each time; another publication may be under way. */
  async publish(): Promise<void> {
    const objective = { name: `Book a table, ${this.#place.unique()}` };
    const changes = [{ entity: 'objective', operation: 'update', objective }];
    const changed = await this.#ask('/v1/configuration/changes', { body: { changes } });
    assert.ok([200, 409].includes(changed.status), changed.text);
    const asked = await this.#ask('/v1/configuration/publish', { body: {} });
    assert.ok([202, 409, 422].includes(asked.status), asked.text);
  }

  /** The next secret is there before the last one goes, as whoever moves a server over does it. */
  async rotate(): Promise<void> {
    const body = { name: 'odd', scopes: SCOPES };
    const made = await this.#place.insist(`${ACME_TABLE}/keys`, { body });
    assert.equal(made.status, 201, made.text);
    const { key_id: id } = made.json.key! as { key_id: string };
    const last = this.#secrets.at(-1);
    this.#secrets.push({ token: made.json.secret!, id });
    if (last === undefined) return;
    const revoked = await this.#place.insist(`${ACME_TABLE}/keys/${last.id}`, { method: 'DELETE' });
    assert.ok(revoked.status < 300, revoked.text);
    await this.#isDead(last);
  }

  async #isDead({ token }: Secret): Promise<void> {
    const call = { method: 'GET' };
    const { status, text } = await this.#place.insist('/v1/configuration', call, () => token);
    assert.equal(status, 401, `a dead secret opens: ${text}`);
  }

  die(): Promise<void> {
    return this.#place.die();
  }

  /** The log before its keyring, so that no key is missing. */
  async backUp(): Promise<void> {
    const folder = await newTemporaryDirectory();
    const people = this.#people.map((person) => ({ ...person }));
    const keys = join(folder, 'keys');
    await this.#place.command('backup', 'log', '--to', join(folder, 'log'));
    await this.#place.command('backup', 'keyring', '--to', keys, '--expire-days', '3');
    this.#backups.push({ folder, people, secrets: [...this.#secrets] });
  }

  /** Any backup, not only the newest one, with what an operator is told to do behind it. */
  async restore(): Promise<void> {
    const { folder, people, secrets } = this.#random.pick(this.#backups);
    const { dataDir } = this.#place;
    await this.#place.stop();
    this.#place.removeLogAndKeyring();
    const keys = join(folder, 'keys');
    const keyring = join(keys, readdirSync(keys).find((name) => name.endsWith('.db'))!);
    const from = ['--from', join(folder, 'log'), '--keyring', keyring];
    await this.#place.command('restore', ...from);
    const lost = await qss(['accept-loss', '--reason', 'restored'], { DATA_DIR: dataDir });
    assert.ok(lost.code === 0 || lost.stderr.includes('nothing to accept'), lost.stderr);
    this.#goBackTo(people, secrets);
    await this.#place.begin();
    // What was revoked since is alive again, which is the last one of then.
    await this.rotate();
    this.done.restores += 1;
  }

  /** Nobody who was erased comes back, and what was made since is gone. */
  #goBackTo(people: readonly Person[], secrets: readonly Secret[]): void {
    const erased = new Set(
      this.#people.filter(({ state }) => state === 'erased').map(({ session }) => session),
    );
    this.#people = people.map((person) =>
      erased.has(person.session) ? { ...person, state: 'erased' } : { ...person },
    );
    const since = this.#secrets.filter((secret) => !secrets.includes(secret));
    this.#secrets = [...since, ...secrets];
  }

  /** One turn of somebody, whoever that is by now. */
  async talk(): Promise<void> {
    const { session, word, state } = this.#random.pick(this.#people);
    const path = `/v1/sessions/${session}`;
    const token = this.#token();
    const read = await this.#place.once(path, { method: 'GET', token });
    const { versions } = (read?.json ?? {}) as { versions?: { state_version: number } };
    const said = { user_text: `We are four, says ${word}` };
    const body = { state_version: versions?.state_version ?? 0, previous_turn: said };
    const call = { key: this.#place.unique(), body, token };
    const turn = read && (await this.#place.once(`${path}/next`, call));
    for (const reply of [read, turn]) {
      if (!reply) continue;
      assert.ok(EXPECTED.includes(reply.status), reply.text);
      if (state === 'erased') assert.ok(!reply.text.includes(word), 'an erased one is told of');
    }
    if (turn?.status === 200) this.done.turns += 1;
  }

  /** The service becomes well by itself, everybody is as they should be, and no dead secret opens. */
  async check(): Promise<void> {
    await this.#place.ready();
    for (const { session, word, state } of this.#people) {
      const { status, text } = await this.#ask(`/v1/sessions/${session}`, { method: 'GET' });
      const expected = { talks: [200], contested: [200, 410], erased: [410] }[state];
      assert.ok(expected.includes(status), `${state}: ${text}`);
      assert.equal(text.includes(word), status === 200, `${state}: ${text}`);
    }
    for (const secret of this.#secrets.slice(0, -1)) await this.#isDead(secret);
  }

  /** What is left of it on the disk is sound, and tells nothing of who was erased. */
  async checkFiles(): Promise<void> {
    await this.#place.stop();
    const verified = JSON.parse(await this.#place.command('verify', '--json'));
    assert.equal(verified.is_intact, true);
    assert.equal(verified.keys.missing, 0, JSON.stringify(verified.keys));
    const replayed = await this.#place.command('replay', '--all', '--offline', '--json');
    assert.equal(JSON.parse(replayed).diverging, 0, replayed);
    for (const { session, word, state } of this.#people) {
      if (state !== 'erased') continue;
      const shown = ['replay', 'session', session, '--json', '--with-text', '--confirm-text'];
      assert.ok(!(await this.#place.command(...shown)).includes(word), `${session} is told of`);
    }
  }
}
