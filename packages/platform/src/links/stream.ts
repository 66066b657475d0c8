import { and, asc, eq, isNull, sql as raw, type SQL } from 'drizzle-orm';
import type { LinkAddress, LinkKind, MeetingRole } from '@launchyard/domain/links';
import { apps, appVersions } from '../apps/tables.ts';
import { configs } from '../configs/tables.ts';
import { isAnonymised, readVisitSettings, type VisitSettings } from '../configs/visit.ts';
import type { Sql } from '../kit/database.ts';
import { accounts } from '../session/tables.ts';
import { servedColumn } from './served.ts';
import { links } from './tables.ts';

/** What an address opens, for a visitor who comes now. `unknown` is also what never was. */
export type Visit =
  | { kind: 'unknown' }
  | { kind: 'removed' }
  | { kind: 'expired'; at: Date }
  /** Null: there is nothing for Latest. */
  | { kind: 'versionGone'; version: number | null }
  | ({ kind: 'open' } & OpenVisit);

export interface OpenVisit {
  /** A UUID. */
  linkId: string;
  /** Null when the address hides it. */
  appName: string | null;
  version: number;
  role: MeetingRole | null;
  settings: VisitSettings;
}

/**
 * Finds what an address opens. It needs a live link: one for the user, the application, the config and the version that it names, or the
 * one that it has an id of. An anonymised link opens by its names, too: it hides them, a password keeps people out.
 */
export async function findVisit(sql: Sql, now: Date, address: LinkAddress): Promise<Visit> {
  const [row] = await sql
    .select({
      id: links.id,
      fixed: links.version,
      isLive: raw<boolean>`${links.binItemId} is null and ${apps.binItemId} is null`.as('is_live'),
      appName: apps.name,
      data: configs.data,
      passwordHash: configs.passwordHash,
      isAnonymised,
      version: raw<number | null>`${servedColumn(appVersions.number)}`,
    })
    .from(links)
    .innerJoin(accounts, eq(accounts.id, links.accountId))
    .innerJoin(apps, eq(apps.id, links.appId))
    .innerJoin(configs, eq(configs.id, links.configId))
    .where(isMeant(address))
    // What is live goes before what lies in the bin.
    .orderBy(asc(raw`${links.binItemId} is not null or ${apps.binItemId} is not null`))
    .limit(1);
  if (!row) return { kind: 'unknown' };
  if (!row.isLive) return { kind: 'removed' };
  const settings = readVisitSettings(row);
  if (settings.expiresAt !== null && settings.expiresAt <= now) return { kind: 'expired', at: settings.expiresAt };
  if (row.version === null) return { kind: 'versionGone', version: row.fixed };
  const appName = row.isAnonymised ? null : row.appName;
  return { kind: 'open', linkId: row.id, appName, version: row.version, role: roleOf(address), settings };
}

function isMeant(address: LinkAddress): SQL | undefined {
  if (address.form === 'meeting') return hasMeetingId(address);
  if (address.form === 'named') {
    return and(
      isOfKind('streaming'),
      eq(accounts.usernameKey, address.username.toLowerCase()),
      eq(apps.nameKey, address.appName.toLowerCase()),
      eq(configs.nameKey, address.configName.toLowerCase()),
      address.version === null ? isNull(links.version) : eq(links.version, address.version),
    );
  }
  const isSealed = eq(links.sealedId, address.sealedId);
  return address.meeting ? and(isSealed, hasMeetingId(address.meeting)) : and(isSealed, isOfKind('streaming'));
}

const isOfKind = (kind: LinkKind): SQL => eq(links.kind, kind);

const hasMeetingId = ({ role, id }: { role: MeetingRole; id: string }): SQL =>
  eq(role === 'host' ? links.hostMeetingId : links.guestMeetingId, id);

function roleOf(address: LinkAddress): MeetingRole | null {
  if (address.form === 'meeting') return address.role;
  return address.form === 'sealed' ? (address.meeting?.role ?? null) : null;
}
