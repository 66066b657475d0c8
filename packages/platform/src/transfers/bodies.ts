import { HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { Clock } from '../kit/clock.ts';
import { HttpRefusal } from '../providers/files/http-reply.ts';

/** Which parts are arriving in this process: each at most once, so that one link holds no more of the disk than its part. */
export interface Bodies {
  /**
   * Takes the place of a part, `cut` being how its body is ended, and answers its place. Refuses (429) while bytes of another body for it are
   * coming; one that has fallen silent, as on a line that broke unheard, is ended and gives way.
   */
  enter(part: string, cut: () => void): BodyPlace;
}

export interface BodyPlace {
  noteBytes(): void;
  leave(): void;
}

/** Senders try again within this, and hear of a silent line no earlier. */
const SILENT_SECONDS = 10;

export function createBodies(clock: Clock): Bodies {
  const underWay = new Map<string, { cut: () => void; lastByteAt: number }>();
  return {
    enter(part, cut) {
      const earlier = underWay.get(part);
      // A clock that was set back counts as time that passed.
      if (earlier && Math.abs(clock().getTime() - earlier.lastByteAt) < SILENT_SECONDS * 1000) throw partUnderWay();
      earlier?.cut();
      const mine = { cut, lastByteAt: clock().getTime() };
      underWay.set(part, mine);
      return {
        noteBytes: () => (mine.lastByteAt = clock().getTime()),
        leave: () => {
          if (underWay.get(part) === mine) underWay.delete(part);
        },
      };
    },
  };
}

/** Asked again so soon, a part that arrives meanwhile is answered as stored, and a silent connection is found out. */
const PART_UNDER_WAY_SECONDS = 1;

const partUnderWay = () =>
  new HttpRefusal(
    429,
    HTTP_CODE.PART_UNDER_WAY,
    'This part is being sent on another connection. Try again in a moment.',
    PART_UNDER_WAY_SECONDS,
  );
