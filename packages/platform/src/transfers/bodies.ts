import { HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { Clock } from '../kit/clock.ts';
import { HttpRefusal } from '../providers/files/http-reply.ts';

/**
 * The parts being received in this process: each at most once, so that one link uses no more disk space than its part.
 */
export interface Bodies {
  /**
   * Claims a part and returns the claim; `cut` ends its body. Refuses (429) while another body for it is being
   * received; a silent one, as on a connection that broke unnoticed, is ended and replaced.
   */
  enter(part: string, cut: () => void): BodyPlace;
}

export interface BodyPlace {
  noteBytes(): void;
  leave(): void;
}

/** Clients retry within this time; they notice a silent connection no earlier. */
const SILENT_SECONDS = 10;

export function createBodies(clock: Clock): Bodies {
  const underWay = new Map<string, { cut: () => void; lastByteAt: number }>();
  return {
    enter(part, cut) {
      const earlier = underWay.get(part);
      // A clock that was set back counts as time passed.
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

/** After such a short delay the part has arrived and is answered as stored, or its connection is found silent. */
const PART_UNDER_WAY_SECONDS = 1;

const partUnderWay = () =>
  new HttpRefusal(
    429,
    HTTP_CODE.PART_UNDER_WAY,
    'This part is being sent on another connection. Try again in a moment.',
    PART_UNDER_WAY_SECONDS,
  );
