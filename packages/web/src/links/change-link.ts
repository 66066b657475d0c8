import type { ApolloCache, ApolloClient } from '@apollo/client';
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
import { ofEach } from '../kit/state.ts';
import { createStore } from '../kit/store.ts';

/** A requested change of a link. */
export type LinkChange =
  | { config: { id: string; name: string } }
  /** Null serves Latest. */
  | { version: PinnedVersion | null }
  | { name: string };

export interface PinnedVersion {
  id: string;
  number: number;
}

type Link = Pick<LinkRow_LinkFragment, '__typename' | 'id' | 'revision'>;

/**
 * The link changes that one client has requested, and what rows show until the services have
 * responded.
 */
export class LinkChanges {
  /** Links that somebody else changed first: their rows say so until the viewer changes them. */
  readonly changedMeanwhile = createStore<ReadonlySet<string>>(new Set());
  /**
   * The viewer's latest choice per link, until it is done or refused. The cache notifies its
   * readers in a later task; this way the row shows the choice in the next frame.
   */
  readonly chosen = createStore<ReadonlyMap<string, LinkChange>>(new Map());
  /** The latest running change of each link; it resolves to whether it was done. */
  readonly #underWay = new Map<string, Promise<boolean>>();
  /** The revision that each of the viewer's own changes led to, by link and previous revision. */
  readonly #own = new Map<string, number>();
  readonly #client: ApolloClient;
  #count = 0;

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  /**
   * The revision to send for a link as the viewer saw it: their own later changes must not cause a
   * conflict. Waits for a running change.
   */
  async seenRevision({ id, revision }: Pick<Link, 'id' | 'revision'>): Promise<number> {
    await this.#underWay.get(id);
    let seen = revision;
    for (;;) {
      const next = this.#own.get(`${id} ${seen}`);
      if (next === undefined || next <= seen) return seen;
      seen = next;
    }
  }

  /**
   * Changes one link. The change is shown immediately, and reverted with the reason if it is
   * refused. Two changes of one link run one after the other, the second based on the first.
   * Resolves to whether it was done.
   */
  async change(link: Link, wanted: LinkChange): Promise<boolean> {
    const { cache } = this.#client;
    this.#note(link.id, false);
    this.chosen.update((before) => new Map(before).set(link.id, wanted));
    const layer = `change of a link ${(this.#count += 1)}`;
    cache.batch({ optimistic: layer, update: () => foresee(cache, link, wanted) });
    const sending = this.#send(link, wanted);
    this.#underWay.set(link.id, sending);
    try {
      return await sending;
    } finally {
      cache.removeOptimistic(layer);
      this.chosen.update((before) =>
        before.get(link.id) === wanted ? new Map([...before].filter(([id]) => id !== link.id)) : before,
      );
      if (this.#underWay.get(link.id) === sending) this.#underWay.delete(link.id);
    }
  }

  async #send(link: Link, wanted: LinkChange): Promise<boolean> {
    const revision = await this.seenRevision(link);
    const outcome = await ask(this.#client, link, wanted, revision);
    if (outcome.kind === 'done') {
      if (outcome.payload.link) this.#own.set(`${link.id} ${revision}`, outcome.payload.link.revision);
      return true;
    }
    if (outcome.kind === 'refused') {
      if (outcome.refusals[0].code === linkViolations.changed.code) this.#note(link.id, true);
      // The link or its new value is gone: the list is stale.
      else void this.#client.refetchQueries({ include: [AppLinksDocument] });
    }
    toastNotDone(outcome);
    return false;
  }

  #note(id: string, isChanged: boolean): void {
    this.changedMeanwhile.update((before) => {
      if (before.has(id) === isChanged) return before;
      return isChanged ? new Set([...before, id]) : new Set([...before].filter((each) => each !== id));
    });
  }
}

export const linkChanges = ofEach((client: ApolloClient) => new LinkChanges(client));

async function ask(client: ApolloClient, link: Link, wanted: LinkChange, revision: number) {
  const target = { linkId: link.id, revision };
  if ('config' in wanted) return mutate(client, LinkSetConfigDocument, { ...target, configId: wanted.config.id });
  if ('name' in wanted) return mutate(client, LinkRenameDocument, { ...target, name: wanted.name });
  const choice = wanted.version === null ? { servesLatest: true } : { appVersionId: wanted.version.id };
  return mutate(client, LinkSetVersionDocument, { ...target, ...choice });
}

/** Writes the expected result into the cache. */
function foresee(cache: ApolloCache, { __typename, id }: Link, change: LinkChange): void {
  const known = cache.identify({ __typename, id });
  if (known !== undefined) cache.modify({ id: known, fields: fieldsOf(change) });
}

/** A link with the expected result. */
export function withChange<Shown extends object>(link: Shown, change: LinkChange): Shown {
  const changed = { ...link };
  for (const [name, become] of Object.entries(fieldsOf(change))) {
    if (name in link) Reflect.set(changed, name, become(Reflect.get(link, name)));
  }
  return changed;
}

/** The expected value of each field. */
function fieldsOf(change: LinkChange): Record<string, (before: unknown) => unknown> {
  if ('config' in change) {
    const { id, name } = change.config;
    return { config: () => ({ __typename: 'Config', id, name }), ...withUrl({ configName: name }) };
  }
  if ('version' in change) {
    const { version } = change;
    const pinned = version && { __typename: 'AppVersion', id: version.id, number: version.number };
    return {
      servesLatest: () => version === null,
      pinnedVersion: () => pinned,
      ...withUrl({ version: version?.number ?? null }),
    };
  }
  return { name: () => change.name.trim() };
}

function withUrl(next: Parameters<typeof linkUrlAfter>[1]) {
  const field = (url: unknown) => (typeof url === 'string' ? linkUrlAfter(url, next) : url);
  return { url: field, hostUrl: field, guestUrl: field };
}
