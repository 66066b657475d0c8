import type { ApolloClient } from '@apollo/client';
import { AppWindow, Copy, Link2 } from 'lucide-react';
import { LinkToCopyDocument } from '../generated/graphql.ts';
import { copyText } from '../kit/copy.ts';
import { faultText } from '../kit/fault-text.ts';
import type { Found, PaletteContext, PaletteItem, PaletteItems } from '../kit/palette.ts';
import { toastFault } from '../kit/toasts.ts';
import { linksAddress, linksQuery } from './addresses.ts';
import { findLinkPage } from './find-link-page.ts';
import { linkMessages } from './messages.ts';

/** The links of an application, links by their name, and the URLs of those that have one. */
export const linkItems: PaletteItems = (context) => [
  ...context.found.apps.map((app) => toLinks(context, app)),
  ...context.found.links.flatMap((link) =>
    link.kind === 'MEETING_LINK' ? [toLink(context, link)] : [toLink(context, link), toCopy(context, link)],
  ),
];

function toLinks({ go }: PaletteContext, { id, name }: Found): PaletteItem {
  return {
    key: id,
    group: 'applications',
    icon: AppWindow,
    text: name,
    run: go(linksAddress(name), linkMessages.linksOf(name)),
  };
}

/** To the page of the links of its application that it stands on. */
function toLink(
  { client, go }: PaletteContext,
  { id, name, appName, configName, kind: foundKind }: Found,
): PaletteItem {
  const kind = foundKind === 'MEETING_LINK' ? 'meeting' : 'streaming';
  const open = async () => {
    if (!appName) return;
    const address = linksAddress(appName) + linksQuery(kind, await findLinkPage(client, { id, appName, kind }));
    go(address, linkMessages.linksOf(appName))();
  };
  return {
    key: id,
    group: 'links',
    icon: Link2,
    text: name,
    detail: `${appName}/${configName}`,
    run: () => void open(),
  };
}

function toCopy({ client }: PaletteContext, { id, name }: Found): PaletteItem {
  return {
    key: `copy:${id}`,
    group: 'links',
    icon: Copy,
    text: linkMessages.copyUrlOf(name),
    run: () => void copyUrl(client, id),
  };
}

async function copyUrl(client: ApolloClient, id: string): Promise<void> {
  const { data, error } = await client.query({ query: LinkToCopyDocument, variables: { id }, errorPolicy: 'all' });
  const link = data?.node;
  if (link?.__typename !== 'StreamingLink') return toastFault(faultText(error));
  await copyText(link.url, linkMessages.urlCopied);
}
