import { eventsSince, type Event } from '@launchyard/contract/events';
import type { TestPerson } from '@launchyard/testing/world/people';
import { json, type Answers, type SchemaCaller, type SchemaWorld } from '@launchyard/testing/world/schema-world';
import { changeUpload, startUpload } from '@launchyard/testing/world/uploads';
import { expect } from 'vitest';

const ALL =
  'subscription ($after: String) { uploadsChanged(after: $after) { cursor resync upload { id receivedBytes } } }';
const ONE =
  'subscription ($id: ID!, $after: String) { uploadChanged(id: $id, after: $after) { cursor resync upload { id receivedBytes } } }';

export interface Told {
  cursor: string;
  resync: boolean;
  upload: { id: string; receivedBytes: number } | null;
}

/** Somebody with uploads under way, whose changes can be told from each other: what has arrived of it is the number of the event. */
export class Customer {
  /** The number of the newest event when this last changed something. */
  newest: number;
  readonly person: TestPerson;
  readonly uploads: readonly string[];
  readonly #world: SchemaWorld;
  readonly #heard: ReturnType<ReturnType<SchemaCaller['context']>['live']['listen']>;
  #last: Event | null = null;
  #isDelayed = false;

  /** Begins with uploads of applications of these names. */
  static async make(world: SchemaWorld, ...appNames: string[]): Promise<Customer> {
    const person = await world.person();
    const uploads: string[] = [];
    for (const appName of appNames) uploads.push((await startUpload(world, person, appName)).id);
    const { upstream, live } = world.as(person).context('socket');
    const { listener, newest } = await upstream.call(eventsSince, {});
    return new Customer(world, { person, uploads, newest, heard: live.listen(listener) });
  }

  constructor(
    world: SchemaWorld,
    made: Pick<Customer, 'person' | 'uploads' | 'newest'> & {
      heard: ReturnType<ReturnType<SchemaCaller['context']>['live']['listen']>;
    },
  ) {
    this.#world = world;
    this.#heard = made.heard;
    this.person = made.person;
    this.uploads = made.uploads;
    this.newest = made.newest;
  }

  /** Changes an upload and answers the number of the event, which every listener has been told by then unless it is delayed. */
  async change(index = 0): Promise<number> {
    // Right unless something else was told in between.
    const expected = this.newest + 1;
    await changeUpload(this.#world, this.uploads[index] ?? '', expected);
    this.newest = this.#isDelayed ? await this.#world.as(this.person).newestEvent() : await this.#hear(expected);
    return this.newest;
  }

  async #hear(receivedBytes: number): Promise<number> {
    for (;;) {
      const { value, done } = await this.#heard.next();
      if (done) throw new Error('nothing more is told');
      if (value.type !== 'upload.changed') continue;
      this.#last = value;
      if (value.upload.receivedBytes === receivedBytes) return value.number;
    }
  }

  /** Tells the subscriptions of somebody of one more change, and more often than is kept for them. There was a change before. */
  overflow(caller: SchemaCaller): void {
    if (this.#last) caller.overflow({ ...this.#last, number: this.newest + 1 });
  }

  /** Whether what is committed is told later, as behind a slow network. */
  delay(isDelayed: boolean): void {
    this.#isDelayed = isDelayed;
    if (isDelayed) this.#world.line.freeze();
    else this.#world.line.thaw();
  }
}

export async function open(
  caller: SchemaCaller,
  variables: { after?: string | number; id?: string } = {},
): Promise<Answers> {
  const stream = await subscribe(caller, variables);
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream.errors));
  return stream;
}

export async function take(stream: Answers, count: number): Promise<Told[]> {
  const told: Told[] = [];
  while (told.length < count) {
    const { value, done } = await stream.next();
    if (done) throw new Error(`ended after ${told.length}`);
    const { data, errors } = json(value);
    expect(errors).toEqual([]);
    told.push(data.uploadsChanged ?? data.uploadChanged);
  }
  return told;
}

export const figures = (told: Told[]) => told.map((each) => each.upload?.receivedBytes);

export const untilWaitedOn = (caller: SchemaCaller) => expect.poll(() => caller.isWaiting).toBe(true);

/** What was told until the change with that number. */
export async function toldUntil(stream: Answers, last: number): Promise<number[]> {
  const told: number[] = [];
  while (told.at(-1) !== last) told.push(...(await take(stream, 1)).map((each) => each.upload?.receivedBytes ?? NaN));
  return told;
}

/** What a subscription that must not begin is told. */
export async function refusal(caller: SchemaCaller, variables: { after?: string; id?: string }) {
  const answer = await subscribe(caller, variables);
  expect(caller.listening.size).toBe(0);
  if (Symbol.asyncIterator in answer) throw new Error('was not refused');
  return answer.errors[0];
}

const subscribe = (caller: SchemaCaller, { after, id }: { after?: string | number; id?: string }) =>
  caller.subscribe(id === undefined ? ALL : ONE, {
    ...(id === undefined ? {} : { id }),
    ...(after === undefined ? {} : { after: String(after) }),
  });

/** Numbers in [0, 1), the same for each seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
