import type { ApolloClient } from '@apollo/client';
import { linkUrlAfter, linkViolations } from '@launchyard/domain/links';
import {
  AppLinksDocument,
  LinkRenameDocument,
  LinkSetConfigDocument,
  LinkSetVersionDocument,
  type LinkRow_LinkFragment,
} from '../generated/graphql.ts';
import { mutate } from '../kit/mutate.ts';
import { toastNotDone } from '../kit/not-done.ts';
import { createStore } from '../kit/store.ts';

/** What is to be different of a link. */
export type LinkChange = { config: { id: string; name: string } } | { version: number | null } | { name: string };

type Link = Pick<LinkRow_LinkFragment, '__typename' | 'id' | 'revision'>;

/** Links that somebody else changed while the viewer was about to: their rows say so until the viewer changes them. */
export const changedMeanwhile = createStore<ReadonlySet<string>>(new Set());

/**
 * What the viewer has just chosen, by the link, until it is done or refused. The cache tells its readers of a change in a later task only; a
 * row shows it in the next frame.
 */
export const chosenChanges = createStore<ReadonlyMap<string, LinkChange>>(new Map());

/** The last change of each link that is under way; it tells whether it was done. */
const underWay = new Map<string, Promise<boolean>>();
/** To which revision the viewer's own changes led, by the link and the revision that they were made from. Forgotten with the client. */
const ownChanges = new WeakMap<ApolloClient, Map<string, number>>();
let count = 0;

/**
 * The revision to name for a link as the viewer saw it: what they changed themselves since is no reason to refuse them. Waits for a change
 * that is under way.
 */
export async function seenRevision(
  client: ApolloClient,
  { id, revision }: Pick<Link, 'id' | 'revision'>,
): Promise<number> {
  await underWay.get(id);
  let seen = revision;
  for (;;) {
    const next = ownChanges.get(client)?.get(`${id} ${seen}`);
    if (next === undefined || next <= seen) return seen;
    seen = next;
  }
}

/**
 * Changes one link. It is shown at once, and put back with the reason when it is refused. Two changes of one link go one after the other,
 * the second from what the first made. Resolves to whether it was done.
 */
export async function changeLink(client: ApolloClient, link: Link, change: LinkChange): Promise<boolean> {
  note(link.id, false);
  chosenChanges.update((before) => new Map(before).set(link.id, change));
  const layer = `change of a link ${(count += 1)}`;
  client.cache.batch({ optimistic: layer, update: () => foresee(client, link, change) });
  const sending = send(client, link, change);
  underWay.set(link.id, sending);
  try {
    return await sending;
  } finally {
    client.cache.removeOptimistic(layer);
    chosenChanges.update((before) =>
      before.get(link.id) === change ? new Map([...before].filter(([id]) => id !== link.id)) : before,
    );
    if (underWay.get(link.id) === sending) underWay.delete(link.id);
  }
}

async function send(client: ApolloClient, link: Link, wanted: LinkChange): Promise<boolean> {
  const revision = await seenRevision(client, link);
  const outcome = await ask(client, link, wanted, revision);
  if (outcome.kind === 'done') {
    const own = ownChanges.get(client) ?? new Map<string, number>();
    if (outcome.payload.link) ownChanges.set(client, own.set(`${link.id} ${revision}`, outcome.payload.link.revision));
    return true;
  }
  if (outcome.kind === 'refused') {
    if (outcome.refusals[0].code === linkViolations.changed.code) note(link.id, true);
    // It is gone, or what it was to get is: what is shown is old.
    else void client.refetchQueries({ include: [AppLinksDocument] });
  }
  toastNotDone(outcome);
  return false;
}

async function ask(client: ApolloClient, link: Link, wanted: LinkChange, revision: number) {
  const target = { linkId: link.id, revision };
  if ('config' in wanted) return mutate(client, LinkSetConfigDocument, { ...target, configId: wanted.config.id });
  if ('name' in wanted) return mutate(client, LinkRenameDocument, { ...target, name: wanted.name });
  const choice = wanted.version === null ? { servesLatest: true } : { version: wanted.version };
  return mutate(client, LinkSetVersionDocument, { ...target, ...choice });
}

/** Writes into the cache what the change will most likely make. */
function foresee({ cache }: ApolloClient, { __typename, id }: Link, change: LinkChange): void {
  const known = cache.identify({ __typename, id });
  if (known !== undefined) cache.modify({ id: known, fields: fieldsOf(change) });
}

/** A link as the change will most likely make it. */
export function withChange<Shown extends object>(link: Shown, change: LinkChange): Shown {
  const changed = { ...link };
  for (const [name, become] of Object.entries(fieldsOf(change))) {
    if (name in link) Reflect.set(changed, name, become(Reflect.get(link, name)));
  }
  return changed;
}

/** What becomes of each field. */
function fieldsOf(change: LinkChange): Record<string, (before: unknown) => unknown> {
  if ('config' in change) {
    const { name } = change.config;
    return { configName: () => name, ...withUrl({ configName: name }) };
  }
  if ('version' in change) return { version: () => change.version, ...withUrl(change) };
  return { name: () => change.name.trim() };
}

function withUrl(next: Parameters<typeof linkUrlAfter>[1]) {
  const field = (url: unknown) => (typeof url === 'string' ? linkUrlAfter(url, next) : url);
  return { url: field, hostUrl: field, guestUrl: field };
}

function note(id: string, isChanged: boolean): void {
  changedMeanwhile.update((before) => {
    if (before.has(id) === isChanged) return before;
    const after = new Set(before);
    if (isChanged) after.add(id);
    else after.delete(id);
    return after;
  });
}
