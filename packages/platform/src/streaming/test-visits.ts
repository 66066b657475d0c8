import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { FromPage, PlayerPage, ToPage } from '@launchyard/domain/streaming';
import { makeFakeFleet, type FakeFleet } from '@launchyard/testing/fleet/fake-fleet';
import { makeTestedApp } from '@launchyard/testing/world/apps';
import { makeConfig, makeLink as makeLinkOf, makeMeeting as makeMeetingOf } from '@launchyard/testing/world/links';
import type { TestPerson } from '@launchyard/testing/world/people';
import { startPlatform, type PlatformConfig, type PlatformWorld } from '@launchyard/testing/world/platform';
import type { MeetingLink, StreamingLink } from '@launchyard/contract/links';
import { openEnd, type TestEnd } from '../signalling/test-ends.ts';
import { streamingSessions, type StreamingSessionRow } from '../tables/streaming.ts';
import { EMPTY_PLAYER, openPage, readPlayerPage, type TestPage } from './test-page.ts';

/** A session that streams, with both of its ends. */
export interface LiveVisit {
  link: StreamingLink;
  page: PlayerPage;
  line: TestPage;
  id: string;
  streamer: TestEnd;
  resume: string;
  live: Extract<ToPage, { type: 'live' }>;
}

export const playing: FromPage = { type: 'playing', firstFrameMilliseconds: 900, codec: 'VP8', route: 'host' };
export const here = (isActive = false): FromPage => ({ type: 'here', isActive, samples: [] });

/** A world with a fleet that the test plays, in which visitors watch streams. */
export class Visits {
  #now = new Date('2026-11-20T10:00:00Z');
  #count = 0;
  readonly #registered = new Set<string>();
  readonly fleet: FakeFleet = makeFakeFleet();
  world!: PlatformWorld;
  owner!: TestPerson;

  static async open(config: Partial<PlatformConfig> = {}): Promise<Visits> {
    const visits = new Visits();
    await visits.start(config);
    return visits;
  }

  protected async start(config: Partial<PlatformConfig> = {}): Promise<void> {
    const { fleet } = this;
    const playerDist = EMPTY_PLAYER;
    this.world = await startPlatform({ clock: () => this.#now, fleet, playerDist, tickMilliseconds: 20, config });
    this.owner = await this.world.person();
  }

  get now(): Date {
    return this.#now;
  }

  get origin(): string {
    return this.world.config.addresses.stream;
  }

  /** Breaks the connection that holds the lock of the sessions, as a restart of the database does. */
  async breakLock(): Promise<void> {
    const { rowCount } = await this.world.database.sql.execute(sql`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = hashtextextended('the sessions of streams', 0)
        and database = (select oid from pg_database where datname = current_database())`);
    expect(rowCount).toBe(1);
  }

  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  /** A link to a build with a config that has these wire settings. */
  async makeLink(data: Record<string, unknown> = {}, buildType: 'linux' | 'windows' = 'linux'): Promise<StreamingLink> {
    return makeLinkOf(this.world, this.owner, await this.#makeApp(data, buildType));
  }

  /** The same with a page for the host and one for guests. */
  async makeMeeting(
    data: Record<string, unknown> = {},
  ): Promise<{ link: MeetingLink; host: PlayerPage; guest: PlayerPage }> {
    const link = await makeMeetingOf(this.world, this.owner, await this.#makeApp(data, 'linux'));
    return { link, host: await this.pageOf(link.hostUrl), guest: await this.pageOf(link.guestUrl) };
  }

  async #makeApp(data: Record<string, unknown>, buildType: 'linux' | 'windows') {
    this.#count += 1;
    const configId = await makeConfig(this.world, this.owner, `config_${this.#count}`, data);
    const { id: appId } = await makeTestedApp(this.world, this.owner, `App_${this.#count}`, [1], { buildType });
    return { appId, configId };
  }

  async pageOf(url: string): Promise<PlayerPage> {
    const page = await readPlayerPage(url);
    if (!page) throw new Error(`${url} has no player`);
    return page;
  }

  /** A visitor who presses Play. */
  async play(page: PlayerPage, resume?: string): Promise<TestPage> {
    const line = await openPage(this.origin, page);
    line.say({ type: 'play', ...(resume !== undefined && { resume }) });
    return line;
  }

  /** A visitor who looks at the start page. */
  async look(page: PlayerPage): Promise<TestPage> {
    const line = await openPage(this.origin, page);
    line.say({ type: 'look' });
    return line;
  }

  /** The build of the newest session registers, once it was started. */
  async registerBuild(): Promise<{ id: string; streamer: TestEnd }> {
    const isNew = ([id]: [string, unknown]) => !this.#registered.has(id);
    await expect.poll(() => [...this.fleet.started].some(isNew)).toBe(true);
    const [id, input] = [...this.fleet.started].findLast(isNew) ?? ['', undefined];
    this.#registered.add(id);
    const ticket = new URL(input?.signallingUrl ?? '').searchParams.get('ticket') ?? '';
    const streamer = await openEnd(this.world.config.addresses.signalling, ticket);
    streamer.say({ type: 'endpointId', id: 'Any' });
    await streamer.next('endpointIdConfirm');
    return { id, streamer };
  }

  /** A build that was started and never registers. */
  async startSilentBuild(): Promise<void> {
    await expect.poll(() => this.fleet.started.size).toBeGreaterThan(this.#registered.size);
    for (const id of this.fleet.started.keys()) this.#registered.add(id);
  }

  /** A session that streams. */
  async playLive(data: Record<string, unknown> = {}): Promise<LiveVisit> {
    const link = await this.makeLink(data);
    const page = await this.pageOf(link.url);
    const line = await this.play(page);
    const { id, streamer } = await this.registerBuild();
    const { resume } = await line.next('connect');
    line.say(playing);
    const live = await line.next('live');
    return { link, page, line, id, streamer, resume, live };
  }

  /** Lets time pass while the page says that it is there, until the server has heard it. */
  async stay(line: TestPage, seconds: number, isActive = false): Promise<void> {
    this.pass(seconds);
    line.say(here(isActive));
    await expect.poll(async () => (await this.rows()).some(({ seenAt }) => +seenAt === +this.#now)).toBe(true);
  }

  rows(): Promise<StreamingSessionRow[]> {
    return this.world.database.sql.select().from(streamingSessions);
  }

  async rowOf(id: string): Promise<StreamingSessionRow | undefined> {
    const isIt = eq(streamingSessions.id, id);
    return (await this.world.database.sql.select().from(streamingSessions).where(isIt))[0];
  }
}
