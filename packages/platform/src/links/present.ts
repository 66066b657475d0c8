import { and, eq, isNull, sql as raw, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { anyLink, meetingLink, streamingLink } from '@launchyard/contract/links';
import { formatId } from '@launchyard/domain/kit';
import {
  formatLinkId,
  linkUrl,
  MOST_SIGNED_LINKS_COUNTED,
  signedLinksCounted,
  type LinkParts,
  type MeetingRole,
  type StreamBases,
} from '@launchyard/domain/links';
import { isAnonymised } from '../configs/visit.ts';
import type { Sql } from '../kit/database.ts';
import { instant } from '../kit/present.ts';
import { accounts } from '../tables/accounts.ts';
import { apps, appVersions } from '../tables/apps.ts';
import { configs } from '../tables/configs.ts';
import { links, signedLinks } from '../tables/links.ts';
import { servedColumn } from './served.ts';

/** Whether another live link has the same application, config and version, phrased to match the index. */
const hasTwin = (isSameVersion: SQL) => raw`exists (
  select from ${links} twin where twin.app_id = ${links.appId} and twin.config_id = ${links.configId}
  and ${isSameVersion} and twin.kind = 'streaming' and twin.bin_item_id is null and twin.id <> ${links.id})`;

/** An anonymised address contains an id of its own, and so does a meeting’s. */
const isUrlShared = raw<boolean>`(${links.kind} = 'streaming' and not ${isAnonymised} and case when ${links.version} is null
  then ${hasTwin(raw`twin.version is null`)} else ${hasTwin(raw`twin.version = ${links.version}`)} end)`;

const columns = {
  id: links.id,
  kind: links.kind,
  name: links.name,
  nameKey: links.nameKey,
  revision: links.revision,
  version: links.version,
  versionId: raw<string | null>`(select ${appVersions.id} from ${appVersions}
    where ${appVersions.appId} = ${links.appId} and ${appVersions.number} = ${links.version})`,
  sealedId: links.sealedId,
  hostMeetingId: links.hostMeetingId,
  guestMeetingId: links.guestMeetingId,
  createdAt: links.createdAt,
  createdBy: links.createdBy,
  updatedAt: links.updatedAt,
  appId: links.appId,
  appName: apps.name,
  configId: links.configId,
  configName: configs.name,
  isAnonymised,
  isUrlShared,
  username: accounts.username,
  isPayPerLaunch: accounts.isPayPerLaunch,
  // One more than are counted, which tells that there are more.
  signedLinksFound: raw<number>`(select count(*) from (select from ${signedLinks}
    where ${signedLinks.linkId} = ${links.id} limit ${MOST_SIGNED_LINKS_COUNTED + 1}) counted)`.mapWith(Number),
  isLinux: raw<boolean>`coalesce(${servedColumn(appVersions.buildType)} = 'linux', false)`,
};

/** Live links with everything that their addresses are built from. */
export function selectLinks(sql: Sql, where: SQL | undefined) {
  return sql
    .select(columns)
    .from(links)
    .innerJoin(apps, eq(apps.id, links.appId))
    .innerJoin(configs, eq(configs.id, links.configId))
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .where(and(isNull(links.binItemId), isNull(apps.binItemId), where));
}

export type PresentedRow = Awaited<ReturnType<typeof selectLinks>>[number];

export function presentLink(bases: StreamBases, row: PresentedRow): z.input<typeof anyLink> {
  return row.kind === 'meeting' ? presentMeeting(bases, row) : presentStreaming(bases, row);
}

export function presentStreaming(bases: StreamBases, row: PresentedRow): z.input<typeof streamingLink> {
  const { totalCount: signedLinkCount, hasMoreThanCounted: hasMoreSignedLinks } = signedLinksCounted(
    row.signedLinksFound,
  );
  return {
    kind: 'streaming',
    ...presentCommon(row),
    url: urlOf(bases, row, null),
    signedLinkCount,
    hasMoreSignedLinks,
  };
}

export function presentMeeting(bases: StreamBases, row: PresentedRow): z.input<typeof meetingLink> {
  const of = (role: MeetingRole, id: string | null) => {
    if (id === null) throw new Error(`the meeting ${row.id} has no id for its ${role}`);
    return urlOf(bases, row, { role, id });
  };
  return {
    kind: 'meeting',
    ...presentCommon(row),
    hostUrl: of('host', row.hostMeetingId),
    guestUrl: of('guest', row.guestMeetingId),
  };
}

function presentCommon(row: PresentedRow) {
  return {
    id: formatLinkId(row),
    name: row.name,
    revision: row.revision,
    appId: formatId('app', row.appId),
    appName: row.appName,
    configId: formatId('config', row.configId),
    configName: row.configName,
    versionId: row.versionId && formatId('appVersion', row.versionId),
    version: row.version,
    isAnonymised: row.isAnonymised,
    isUrlShared: row.isUrlShared,
    createdAt: instant(row.createdAt),
    createdBy: row.createdBy,
    updatedAt: instant(row.updatedAt),
  };
}

function urlOf(bases: StreamBases, row: PresentedRow, meeting: LinkParts['meeting']): string {
  const { username } = row;
  // Nobody makes a link before they have chosen their name.
  if (username === null) throw new Error(`the account of the link ${row.id} has no name`);
  return linkUrl({ ...row, username, bases, meeting });
}
