import { expect } from 'vitest';
import { json, World, type Answers, type Who } from './world.ts';

const ALL =
  'subscription ($after: String) { uploadsChanged(after: $after) { cursor resync upload { id receivedBytes app { name } } } }';
const ONE =
  'subscription ($id: ID!, $after: String) { uploadChanged(id: $id, after: $after) { cursor resync upload { id receivedBytes } } }';

export interface Told {
  cursor: string;
  resync: boolean;
  upload: { id: string; receivedBytes: number } | null;
}

export async function open(
  world: World,
  variables: { after?: string; id?: string } = {},
  who: Who = 'ada',
): Promise<Answers> {
  const stream = await world.subscribe(variables.id === undefined ? ALL : ONE, who, variables);
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

/** A change that can be told from all others: what arrived is the number of the event. */
export function change(world: World, index = 0): number {
  return world.change(world.ada, index, { receivedBytes: (world.events.at(-1)?.number ?? 0) + 1 });
}

export const figures = (told: Told[]) => told.map((each) => each.upload?.receivedBytes);

export const untilWaitedOn = (world: World) =>
  expect.poll(() => [...world.live.listening].every((queue) => queue.isWaitedOn)).toBe(true);

/** What was told until the change with that number. */
export async function toldUntil(stream: Answers, last: number): Promise<number[]> {
  const told: number[] = [];
  while (told.at(-1) !== last) told.push(...(await take(stream, 1)).map((each) => each.upload?.receivedBytes ?? NaN));
  return told;
}

/** What a subscription that must not begin is told. */
export async function refusal(variables: { after?: string; id?: string }, who: Who = 'ada', world = new World()) {
  const answer = await world.subscribe(variables.id === undefined ? ALL : ONE, who, variables);
  expect(world.live.listening.size).toBe(0);
  if (Symbol.asyncIterator in answer) throw new Error('was not refused');
  return answer.errors[0];
}

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
