import * as apps from '@launchyard/contract/apps';
import { versionControlSet } from '@launchyard/contract/session';
import { versionName, versionViolations } from '@launchyard/domain/apps';
import { byId, on, pageOf, throwing, type Rows } from './answers.ts';
import { aBinItem, idOf } from './rows.ts';

on(apps.appVersionList, ({ appId, ...input }, { rows }) =>
  pageOf(
    rows.versions.filter((each) => each.appId === appId),
    input,
  ),
);
on(apps.appVersionGet, ({ appVersionIds }, { rows }) => ({
  versions: appVersionIds.map((id) => byId(rows.versions, id)),
}));
on(apps.latestHistory, (input, { rows }) => pageOf(rows.latestMoves, input));
on(apps.appVersionMakeLatest, ({ appVersionId, expectedLatestVersionId }, { rows, person }) => {
  const { app, version } = find(rows, appVersionId);
  const latest = app.latestVersion;
  if (latest?.id !== expectedLatestVersionId) throwing(versionViolations.latestChanged);
  for (const each of rows.versions) each.isLatest = each.appId === app.id ? each === version : each.isLatest;
  const by = { kind: 'person' as const, name: person.username, client: null };
  const id = idOf('latestMove', rows.latestMoves.length + 1);
  const move = { id, at: '2026-03-02T09:30:00.000Z', by, why: 'chosen' as const };
  rows.latestMoves.unshift({ ...move, from: latest.number, to: version.number });
  app.latestVersion = { ...version, isLatest: true };
  return { app };
});
on(apps.appVersionDelete, ({ appVersionId }, { rows }) => {
  const { app, version } = find(rows, appVersionId);
  if (version.isLatest) throwing(versionViolations.latestProtected);
  rows.versions = rows.versions.filter((each) => each !== version);
  app.versionCount -= 1;
  const named = { id: version.id, name: versionName(app.name, version.number) };
  const binItem = { ...aBinItem(rows.bin.length + 1, 'appVersion', named), sizeBytes: version.sizeBytes };
  rows.bin.unshift(binItem);
  return { appVersionId, app, binItem, movedLinks: version.pinnedLinks };
});
on(versionControlSet, ({ hasVersionControl }, { rows, grant }) => {
  rows.account.hasVersionControl = hasVersionControl;
  return { account: { ...rows.account, grant } };
});

function find(rows: Rows, id: string) {
  const version = byId(rows.versions, id) ?? throwing(versionViolations.notFound);
  const app = byId(rows.apps, version.appId) ?? throwing(versionViolations.notFound);
  return { app, version };
}
