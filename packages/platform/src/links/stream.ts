import { isExpired, type StartScreen } from '@launchyard/domain/configs';
import { and, asc, eq, isNull, sql as raw, type SQL } from 'drizzle-orm';
import type { LinkAddress, LinkKind, MeetingRole } from '@launchyard/domain/links';
import { isAnonymised, readVisitSettings, type VisitSettings } from '../configs/visit.ts';
import type { Sql } from '../kit/database.ts';
import { isNotDeleted } from '../accounts/is-deleted.ts';
import { accounts } from '../tables/accounts.ts';
import { apps, appVersions } from '../tables/apps.ts';
import { configs } from '../tables/configs.ts';
import { links } from '../tables/links.ts';
import { embeddingDomainsOf } from './embedding-domains.ts';
import { servedColumn } from './served.ts';

/** What an address opens for a visitor now. */
export type Visit =
  | { kind: 'unknown' }
  /** No link, now or before, for what the address names: nobody learns which names exist. */
  | { kind: 'unlinked' }
  /**
   * Such an id cannot be guessed: it was issued, and the link has another one since, or it was not copied completely.
   */
  | { kind: 'replaced' }
  | { kind: 'removed'; look: LinkLook }
  /**
   * There is a link to everything that the address names except this version: it was deleted, or the link now opens
   * another one (or Latest).
   */
  | { kind: 'versionRemoved'; version: number }
  | { kind: 'versionChanged' }
  | { kind: 'expired'; at: Date; look: LinkLook }
  /** Null: there is nothing for Latest. */
  | { kind: 'versionGone'; version: number | null; look: LinkLook }
  | ({ kind: 'open' } & OpenVisit);

/** How a link presents itself: the names are null if its address hides them. */
export interface LinkLook {
  appName: string | null;
  /** The account’s name. */
  ownerName: string | null;
  /** The address of the application’s thumbnail. */
  thumbnail: string | null;
  screen: StartScreen;
  /** The websites that may embed it. */
  embeddingDomains: readonly string[];
}

export interface OpenVisit {
  /** UUIDs. */
  linkId: string;
  accountId: string;
  appId: string;
  versionId: string;
  look: LinkLook;
  /** Their names, whatever the address hides. */
  names: { link: string; app: string; config: string };
  version: number;
  platform: 'windows' | 'linux' | null;
  role: MeetingRole | null;
  /** The signed link that opened it. */
  signedLinkId: string | null;
  settings: VisitSettings;
}

/** What links need from applications, which depend on links. */
export interface AppPort {
  /** The number of the next version of each (UUIDs). */
  findNextVersions: (sql: Sql, appIds: readonly string[]) => Promise<Map<string, number>>;
  /** The addresses of the thumbnails of those (UUIDs) that have one. */
  findThumbnailUrls: (sql: Sql, filesOrigin: string, appIds: readonly string[]) => Promise<Map<string, string>>;
}

/** What finding a visit needs. `filesOrigin` serves thumbnails. */
export interface VisitNeeds {
  sql: Sql;
  now: Date;
  filesOrigin: string;
  apps: AppPort;
}

/** A link by its id (a UUID), for a page that it opened before. */
export interface KnownLink {
  form: 'known';
  linkId: string;
  role: MeetingRole | null;
}

/**
 * Finds what an address opens. It needs a live link: one for the user, application, config and version in the address,
 * or the one with its id. An anonymised link opens by its names, too: it hides them, but only a password keeps people
 * out.
 */
export async function findVisit(
  { sql, now, filesOrigin, apps: port }: VisitNeeds,
  address: LinkAddress | KnownLink,
): Promise<Visit> {
  const [row] = await sql
    .select({
      id: links.id,
      accountId: links.accountId,
      fixed: links.version,
      isLive:
        raw<boolean>`${links.binItemId} is null and ${apps.binItemId} is null and ${accounts.deletedAt} is null`.as(
          'is_live',
        ),
      name: links.name,
      appId: apps.id,
      appName: apps.name,
      configName: configs.name,
      ownerName: accounts.username,
      data: configs.data,
      passwordHash: configs.passwordHash,
      isAnonymised,
      version: raw<number | null>`${servedColumn(appVersions.number)}`,
      versionId: raw<string | null>`${servedColumn(appVersions.id)}`,
      platform: raw<'windows' | 'linux' | null>`${servedColumn(appVersions.buildType)}`,
      embeddingDomains: embeddingDomainsOf(links.accountId),
    })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .innerJoin(apps, eq(apps.id, links.appId))
    .innerJoin(configs, eq(configs.id, links.configId))
    .where(isMeant(address))
    // Live links come before those in the bin.
    .orderBy(asc(raw`${links.binItemId} is not null or ${apps.binItemId} is not null`))
    .limit(1);
  if (!row) return whyNothing(sql, address, port);
  const settings = readVisitSettings(row);
  const look: LinkLook = {
    appName: row.isAnonymised ? null : row.appName,
    ownerName: row.isAnonymised ? null : row.ownerName,
    thumbnail: (await port.findThumbnailUrls(sql, filesOrigin, [row.appId])).get(row.appId) ?? null,
    screen: settings.screen,
    embeddingDomains: row.embeddingDomains,
  };
  if (!row.isLive) return { kind: 'removed', look };
  const { expiresAt } = settings;
  if (expiresAt !== null && isExpired(expiresAt, now)) return { kind: 'expired', at: expiresAt, look };
  const { id: linkId, accountId, appId, version, versionId, platform } = row;
  if (version === null || versionId === null) return { kind: 'versionGone', version: row.fixed, look };
  const names = { link: row.name, app: row.appName, config: row.configName };
  const served = { version, versionId, platform };
  return {
    kind: 'open',
    linkId,
    accountId,
    appId,
    names,
    ...served,
    look,
    role: roleOf(address),
    signedLinkId: null,
    settings,
  };
}

type NamedAddress = Extract<LinkAddress, { form: 'named' }>;

/** Why no link was found. Versions are only mentioned if a link opens for the same names. */
async function whyNothing(sql: Sql, address: LinkAddress | KnownLink, port: AppPort): Promise<Visit> {
  if (address.form !== 'named') return { kind: 'replaced' };
  const [other] = await sql
    .select({ appId: links.appId })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .innerJoin(apps, eq(apps.id, links.appId))
    .innerJoin(configs, eq(configs.id, links.configId))
    .where(and(isNamed(address), isNull(links.binItemId), isNull(apps.binItemId), isNotDeleted))
    .limit(1);
  if (!other) return { kind: 'unlinked' };
  const { version } = address;
  if (version === null) return { kind: 'versionChanged' };
  const isIt = and(eq(appVersions.appId, other.appId), eq(appVersions.number, version), isNull(appVersions.binItemId));
  if ((await sql.$count(appVersions, isIt)) > 0) return { kind: 'versionChanged' };
  const next = (await port.findNextVersions(sql, [other.appId])).get(other.appId) ?? 1;
  return version < next ? { kind: 'versionRemoved', version } : { kind: 'unlinked' };
}

function isMeant(address: LinkAddress | KnownLink): SQL | undefined {
  if (address.form === 'known') return eq(links.id, address.linkId);
  if (address.form === 'meeting') return hasMeetingId(address);
  if (address.form === 'named') {
    const { version } = address;
    return and(isNamed(address), version === null ? isNull(links.version) : eq(links.version, version));
  }
  const isSealed = eq(links.sealedId, address.sealedId);
  return address.meeting ? and(isSealed, hasMeetingId(address.meeting)) : and(isSealed, isOfKind('streaming'));
}

const isNamed = ({ username, appName, configName }: NamedAddress): SQL | undefined =>
  and(
    isOfKind('streaming'),
    eq(accounts.usernameKey, username.toLowerCase()),
    eq(apps.nameKey, appName.toLowerCase()),
    eq(configs.nameKey, configName.toLowerCase()),
  );

const isOfKind = (kind: LinkKind): SQL => eq(links.kind, kind);

const hasMeetingId = ({ role, id }: { role: MeetingRole; id: string }): SQL =>
  eq(role === 'host' ? links.hostMeetingId : links.guestMeetingId, id);

function roleOf(address: LinkAddress | KnownLink): MeetingRole | null {
  if (address.form === 'meeting' || address.form === 'known') return address.role;
  return address.form === 'sealed' ? (address.meeting?.role ?? null) : null;
}
