import type { ApolloClient } from '@apollo/client';
import { AppWindow, Copy, Link2 } from 'lucide-react';
import { LinkToCopyDocument } from '../generated/graphql.ts';
import { copyText } from '../kit/copy.ts';
import { faultText } from '../kit/fault-text.ts';
import type { FoundApp, FoundLink, PaletteContext, PaletteItem, PaletteItems } from '../kit/palette.ts';
import { toastFault } from '../kit/toasts.ts';
import { linksAddress, linksQuery } from './addresses.ts';
import { findLinkPage } from './find-link-page.ts';
import { linkMessages } from './messages.ts';

/** The links of an application, links by name, and the URLs of those that have one. */
export const linkItems: PaletteItems = (context) => [
  ...context.found.apps.map((app) => toLinks(context, app)),
  ...context.found.links.flatMap((link) =>
    link.__typename === 'MeetingLink' ? [toLink(context, link)] : [toLink(context, link), toCopy(context, link)],
  ),
];

function toLinks({ go }: PaletteContext, { id, name }: FoundApp): PaletteItem {
  return {
    key: id,
    group: 'applications',
    icon: AppWindow,
    text: name,
    run: go(linksAddress(name), linkMessages.linksOf(name)),
  };
}

/** Leads to its page of its application's links. */
function toLink({ client, go }: PaletteContext, { id, name, app, config, __typename }: FoundLink): PaletteItem {
  const kind = __typename === 'MeetingLink' ? 'meeting' : 'streaming';
  const open = async () => {
    if (!app) return;
    const address =
      linksAddress(app.name) + linksQuery(kind, await findLinkPage(client, { id, appName: app.name, kind }));
    go(address, linkMessages.linksOf(app.name))();
  };
  return {
    key: id,
    group: 'links',
    icon: Link2,
    text: name,
    detail: [app?.name, config?.name].filter(Boolean).join('/'),
    run: () => void open(),
  };
}

function toCopy({ client }: PaletteContext, { id, name }: FoundLink): PaletteItem {
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
