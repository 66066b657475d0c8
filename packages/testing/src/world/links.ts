import { randomUUID } from 'node:crypto';
import { appLinkableVersions } from '@launchyard/contract/apps';
import {
  linkRename,
  meetingLinkCreate,
  streamingLinkCreate,
  type AnyLink,
  type MeetingLink,
  type StreamingLink,
} from '@launchyard/contract/links';
import { formatId } from '@launchyard/domain/kit';
import { configs } from '@launchyard/platform/tables/configs';
import { hashPassword } from '@launchyard/platform/kit/passwords';
import { actorFor, type TestPerson } from './people.ts';
import type { PlatformWorld } from './platform.ts';
import { expectReply } from './rest.ts';

interface LinkOf {
  appId: string;
  configId?: string;
  /** The number of the version to pin. Default: Latest. */
  version?: number;
  /** Default: the generated name. */
  name?: string;
}

/** Creates a streaming link as its owner. */
export async function makeLink(world: PlatformWorld, owner: TestPerson, link: LinkOf): Promise<StreamingLink> {
  const { name, ...input } = await inputOf(world, owner, link);
  const as = { token: owner.session };
  return renamed(world, owner, expectReply(await world.rest(streamingLinkCreate, input, as)).link, name);
}

/** The same for a meeting link, which has a URL for each side. */
export async function makeMeeting(world: PlatformWorld, owner: TestPerson, link: LinkOf): Promise<MeetingLink> {
  const { name, ...input } = await inputOf(world, owner, link);
  const as = { token: owner.session };
  return renamed(world, owner, expectReply(await world.rest(meetingLinkCreate, input, as)).link, name);
}

async function inputOf(world: PlatformWorld, owner: TestPerson, { version, ...link }: LinkOf) {
  const versions = version === undefined ? undefined : await versionIds(world, owner, link.appId);
  return { ...link, appVersionId: versions?.[version ?? 0], idempotencyKey: randomUUID() };
}

/** The ids of the versions of an application that links can be pinned to, by version number. */
export async function versionIds(
  world: PlatformWorld,
  owner: TestPerson,
  appId: string,
): Promise<Record<number, string>> {
  const asked = await world.rest(appLinkableVersions, { appIds: [appId] }, { token: owner.session });
  return Object.fromEntries((expectReply(asked).versions[0] ?? []).map(({ number, id }) => [number, id]));
}

async function renamed<L extends AnyLink>(
  world: PlatformWorld,
  owner: TestPerson,
  link: L,
  name: string | undefined,
): Promise<L> {
  if (name === undefined) return link;
  const input = { linkId: link.id, revision: link.revision, name };
  const { revision, updatedAt } = expectReply(await world.rest(linkRename, input, { token: owner.session })).link;
  return { ...link, name, revision, updatedAt };
}

/** A config with these settings and a password for viewers. */
export async function makeConfig(
  world: PlatformWorld,
  owner: TestPerson,
  name: string,
  data: Record<string, unknown> = {},
  password?: string,
): Promise<string> {
  const passwordHash = password === undefined ? null : await hashPassword(password, { lane: 'configs', owner: 'test' });
  const at = new Date();
  const origin = { createdAt: at, createdBy: actorFor(owner), updatedAt: at };
  const row = { ...origin, accountId: owner.uuids.account, name, nameKey: name, data, passwordHash };
  const [made] = await world.database.sql.insert(configs).values(row).returning();
  if (!made) throw new Error('the config was not created');
  return formatId('config', made.id);
}
