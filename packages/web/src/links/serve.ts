import type { ApolloClient } from '@apollo/client';
import { LinkRow_LinkFragmentDoc, type LinkRow_LinkFragment } from '../generated/graphql.ts';
import { kitMessages } from '../kit/messages.ts';
import { toastDone } from '../kit/toasts.ts';
import { linkChanges, type PinnedVersion } from './change-link.ts';
import { linkMessages } from './messages.ts';

/** Makes a link serve another version (null is Latest), reports the change, and offers Undo. */
export async function serve(
  client: ApolloClient,
  link: LinkRow_LinkFragment,
  version: PinnedVersion | null,
): Promise<void> {
  if (!(await linkChanges(client).change(link, { version }))) return;
  const { servesLatest, pinnedVersion } = link;
  const before = servesLatest ? null : pinnedVersion;
  // A version that could not be loaded cannot be served again.
  const isKnown = servesLatest || before !== null;
  const undo = { label: kitMessages.undo, run: () => void bringBack(client, link, before) };
  toastDone(wordsOn(client, link, version), isKnown ? undo : undefined);
}

/** Refused if somebody else has changed the link in the meantime. */
async function bringBack(
  client: ApolloClient,
  link: LinkRow_LinkFragment,
  version: PinnedVersion | null,
): Promise<void> {
  if (await linkChanges(client).change(link, { version })) toastDone(linkMessages.serves(link.name, nameOf(version)));
}

function wordsOn({ cache }: ApolloClient, link: LinkRow_LinkFragment, version: PinnedVersion | null): string {
  const words = linkMessages.serves(link.name, nameOf(version));
  const id = cache.identify({ __typename: link.__typename, id: link.id });
  const now = cache.readFragment({ fragment: LinkRow_LinkFragmentDoc, fragmentName: 'LinkRow_Link', id });
  return now && addressesOf(now) !== addressesOf(link) ? `${words} ${linkMessages.addressChanged}` : words;
}

const addressesOf = (link: LinkRow_LinkFragment): string =>
  link.__typename === 'StreamingLink' ? link.url : `${link.hostUrl} ${link.guestUrl}`;

const nameOf = (version: PinnedVersion | null): string =>
  version === null ? linkMessages.latest : linkMessages.versionName(version.number);
