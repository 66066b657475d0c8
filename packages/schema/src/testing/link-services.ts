import * as contract from '@launchyard/contract/links';
import { linkViolations } from '@launchyard/domain/links';
import { byId, on, pageOf, throwing, type Rows } from './answers.ts';
import { aBinItem, aLink, aMeeting } from './rows.ts';

on(contract.streamingLinkList, ({ appId, ...input }, { rows }) => pageOf(ofApp(rows.links, appId), input));
on(contract.meetingLinkList, ({ appId, ...input }, { rows }) => pageOf(ofApp(rows.meetings, appId), input));
on(contract.linkGet, ({ linkIds }, { rows }) => ({ links: linkIds.map((id) => byId(all(rows), id)) }));
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

on(contract.linkSetConfig, ({ configId, ...target }, { rows }) => ({
  link: changed(rows, target, () => {
    const config = byId(rows.configs, configId) ?? throwing(linkViolations.configNotFound);
    return { configId, configName: config.name };
  }),
}));
on(contract.linkSetVersion, ({ version, ...target }, { rows }) => ({
  link: changed(rows, target, () => ({ version })),
}));
on(contract.linkRename, ({ name, ...target }, { rows }) => ({ link: changed(rows, target, () => ({ name })) }));

on(contract.linkDelete, (target, { rows }) => {
  const link = find(rows, target);
  rows.links = rows.links.filter((each) => each !== link);
  rows.meetings = rows.meetings.filter((each) => each !== link);
  const item = aBinItem(rows.bin.length + 1, `${link.kind}Link`, link);
  rows.bin.unshift(item);
  return { linkId: link.id, binItem: item };
});

const all = (rows: Rows): contract.AnyLink[] => [...rows.links, ...rows.meetings];

const ofApp = <Row extends contract.AnyLink>(links: readonly Row[], appId: string | undefined): Row[] =>
  links.filter((each) => appId === undefined || each.appId === appId);

function parts(rows: Rows, { appId, configId }: { appId: string; configId?: string | undefined }) {
  const app = byId(rows.apps, appId) ?? throwing(linkViolations.appNotReady);
  const config = configId === undefined ? rows.configs[0] : byId(rows.configs, configId);
  return [app, config ?? throwing(linkViolations.configNotFound)] as const;
}

function find(rows: Rows, { linkId, revision }: { linkId: string; revision?: number | undefined }): contract.AnyLink {
  const link = byId(all(rows), linkId) ?? throwing(linkViolations.notFound);
  return revision === undefined || link.revision === revision ? link : throwing(linkViolations.changed);
}

function changed(rows: Rows, target: { linkId: string; revision: number }, change: () => LinkChange): contract.AnyLink {
  return Object.assign(find(rows, target), { revision: target.revision + 1, ...change() });
}

type LinkChange = Partial<Pick<contract.AnyLink, 'name' | 'configId' | 'configName' | 'version'>>;
