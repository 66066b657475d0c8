import { isNull } from 'drizzle-orm';
import type { ToPage } from '@launchyard/domain/streaming';
import { openEnd, type TestEnd } from '../signalling/test-ends.ts';
import { streamingSessions } from '../tables/streaming.ts';
import type { TestPage } from './test-page.ts';
import { playing, Visits } from './test-visits.ts';

type Meeting = Extract<ToPage, { type: 'meeting' }>;

/** What a page was told last of its meeting. */
export const latest = ({ told }: TestPage) => told.findLast((each): each is Meeting => each.type === 'meeting');
/** The number of who has control. */
export const inControl = (page: TestPage) => latest(page)?.people.find(({ hasControl }) => hasControl)?.number;
export const numbers = (page: TestPage) => latest(page)?.people.map(({ number }) => number);

/** A world in which people meet. */
export class TestMeetings extends Visits {
  static override async open(): Promise<TestMeetings> {
    const visits = new TestMeetings();
    await visits.start();
    return visits;
  }

  openRows() {
    const isOpen = isNull(streamingSessions.endedAt);
    return this.world.database.sql.select().from(streamingSessions).where(isOpen);
  }

  /** A page goes live, and its browser meets the build. Tells whether it got a data channel there. */
  async meet(page: TestPage, streamer: TestEnd, room: string): Promise<{ hasChannel: boolean; player: TestEnd }> {
    const { signallingPath } = await page.next('connect');
    const ticket = new URL(signallingPath, this.origin).searchParams.get('ticket') ?? '';
    const player = await openEnd(this.origin, ticket, { origin: this.origin });
    player.say({ type: 'subscribe', streamerId: room });
    const { dataChannel } = await streamer.next('playerConnected');
    page.say(playing);
    await page.next('live');
    return { hasChannel: dataChannel === true, player };
  }

  /** A meeting that streams to its host. */
  async startMeeting(data: Record<string, unknown> = {}) {
    const { link, host: hostPage, guest: guestPage } = await this.makeMeeting(data);
    const host = await this.play(hostPage);
    const { id, streamer } = await this.registerBuild();
    const met = await this.meet(host, streamer, id);
    const join = async () => {
      const guest = await this.play(guestPage);
      return { guest, ...(await this.meet(guest, streamer, id)) };
    };
    return { link, hostPage, guestPage, host, id, streamer, met, join };
  }
}
