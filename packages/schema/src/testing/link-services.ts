import * as contract from '@launchyard/contract/links';
import { linkNotFound, linkViolations, type LinkKind } from '@launchyard/domain/links';
import { byId, on, pageOf, throwing, type Rows } from './answers.ts';
import { aBinItem, aLink, aMeeting } from './rows.ts';

type Link = contract.StreamingLink | contract.MeetingLink;

on(contract.streamingLinkList, ({ appId, ...input }, { rows }) => pageOf(ofApp(rows.links, appId), input));
on(contract.meetingLinkList, ({ appId, ...input }, { rows }) => pageOf(ofApp(rows.meetings, appId), input));
on(contract.streamingLinkGet, ({ streamingLinkIds }, { rows }) => ({
  links: streamingLinkIds.map((id) => byId(rows.links, id)),
}));
on(contract.meetingLinkGet, ({ meetingLinkIds }, { rows }) => ({
  links: meetingLinkIds.map((id) => byId(rows.meetings, id)),
}));
on(contract.linkVersions, ({ appIds }, { rows }) => ({
  versions: appIds.map((id) => {
    const app = byId(rows.apps, id);
    return app && (app.latestVersion ? [app.latestVersion.number] : []);
  }),
}));

on(contract.streamingLinkCreate, (input, { rows }) => {
  const link = aLink(rows.links.length + 1, ...parts(rows, input));
  rows.links.push(link);
  return { link };
});
on(contract.meetingLinkCreate, (input, { rows }) => {
  const link = aMeeting(rows.meetings.length + 1, ...parts(rows, input));
  rows.meetings.push(link);
  return { link };
});

on(contract.streamingLinkSetConfig, (input, { rows }) => ({
  link: changed(rows.links, 'streaming', input.streamingLinkId, input.revision, toConfig(rows, input.configId)),
}));
on(contract.meetingLinkSetConfig, (input, { rows }) => ({
  link: changed(rows.meetings, 'meeting', input.meetingLinkId, input.revision, toConfig(rows, input.configId)),
}));
on(contract.streamingLinkSetVersion, ({ streamingLinkId, revision, version }, { rows }) => ({
  link: changed(rows.links, 'streaming', streamingLinkId, revision, () => ({ version })),
}));
on(contract.meetingLinkSetVersion, ({ meetingLinkId, revision, version }, { rows }) => ({
  link: changed(rows.meetings, 'meeting', meetingLinkId, revision, () => ({ version })),
}));
on(contract.streamingLinkRename, ({ streamingLinkId, revision, name }, { rows }) => ({
  link: changed(rows.links, 'streaming', streamingLinkId, revision, () => ({ name })),
}));
on(contract.meetingLinkRename, ({ meetingLinkId, revision, name }, { rows }) => ({
  link: changed(rows.meetings, 'meeting', meetingLinkId, revision, () => ({ name })),
}));

on(contract.streamingLinkDelete, ({ streamingLinkId, revision }, { rows }) => {
  const link = find(rows.links, 'streaming', streamingLinkId, revision);
  rows.links = rows.links.filter((each) => each !== link);
  return { streamingLinkId, binItem: put(rows, 'streamingLink', link) };
});
on(contract.meetingLinkDelete, ({ meetingLinkId, revision }, { rows }) => {
  const link = find(rows.meetings, 'meeting', meetingLinkId, revision);
  rows.meetings = rows.meetings.filter((each) => each !== link);
  return { meetingLinkId, binItem: put(rows, 'meetingLink', link) };
});

const ofApp = <Row extends Link>(links: readonly Row[], appId: string | undefined): Row[] =>
  links.filter((each) => appId === undefined || each.appId === appId);

function parts(rows: Rows, { appId, configId }: { appId: string; configId?: string | undefined }) {
  const app = byId(rows.apps, appId) ?? throwing(linkViolations.appNotReady);
  const config = configId === undefined ? rows.configs[0] : byId(rows.configs, configId);
  return [app, config ?? throwing(linkViolations.configNotFound)] as const;
}

function find<Row extends Link>(links: readonly Row[], kind: LinkKind, id: string, revision?: number): Row {
  const link = byId(links, id) ?? throwing(linkNotFound(kind));
  return revision === undefined || link.revision === revision ? link : throwing(linkViolations.changed);
}

function changed<Row extends Link>(
  links: Row[],
  kind: LinkKind,
  id: string,
  revision: number,
  change: () => Partial<Link>,
): Row {
  return Object.assign(find(links, kind, id, revision), { revision: revision + 1, ...change() });
}

const toConfig = (rows: Rows, configId: string) => () => {
  const config = byId(rows.configs, configId) ?? throwing(linkViolations.configNotFound);
  return { configId, configName: config.name };
};

function put(rows: Rows, kind: 'streamingLink' | 'meetingLink', link: Link) {
  const item = aBinItem(rows.bin.length + 1, kind, link);
  rows.bin.unshift(item);
  return item;
}
