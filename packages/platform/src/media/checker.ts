import { Refused } from '@launchyard/contract/kit';
import {
  checkViolations,
  MAX_CHECK_SECONDS,
  MAX_CHECKS_WAITING,
  pictureViolations,
  videoViolations,
  type PictureType,
  type VideoFile,
} from '@launchyard/domain/assets';
import type { Violation } from '@launchyard/domain/kit';
import type { Enclosure } from '@launchyard/process/enclosed/enclosure';
import { createTurns } from '@launchyard/process/turns';
import type { Deps } from '../kit/deps.ts';
import { openProcesses, TookTooLong } from '../kit/processes.ts';
import { checkMessage, type PictureVerdict, type VideoVerdict } from './messages.ts';

/** Checks customers’ files outside the process that answers requests. */
export interface Checker {
  /**
   * Checks a picture and re-encodes it. `read` is called when it is the owner’s turn, so that nothing waits in memory.
   */
  picture(owner: string, read: () => Promise<Uint8Array>, takes: readonly PictureType[]): Promise<PictureVerdict>;
  /** Checks a video by its structure. `open` is called when it is the owner’s turn. */
  video(owner: string, open: () => Promise<VideoFile>): Promise<VideoVerdict>;
  close(): void;
}

/** As many as small machines have processors; one owner gets one of them. */
const AT_ONCE = 2;

/** The script of the processes that check files, and what they may use. */
export const checkerProgram = {
  entry: new URL('./main.ts', import.meta.url),
  secondsPerJob: MAX_CHECK_SECONDS,
  purpose: 'images and videos are checked',
};

/**
 * Owners (accounts) take turns. Problems of a file are returned; it throws a refusal if the same file can be retried:
 * too many of the owner’s files are waiting, or the check took too long.
 */
export function openChecker(enclosure: Enclosure, { log }: Pick<Deps, 'log'>): Checker {
  const processes = openProcesses(enclosure);
  const turns = createTurns({
    atOnce: AT_ONCE,
    atOncePerOwner: 1,
    waitingPerOwner: MAX_CHECKS_WAITING.perOwner,
    waitingInAll: MAX_CHECKS_WAITING.inAll,
    refusal: (full) => new Refused([full === 'owner' ? checkViolations.tooManyOfYours : checkViolations.tooManyInAll]),
  });
  return {
    async picture(owner, read, takes) {
      const verdict = await turns.run(owner, async () => {
        const job = { said: { kind: 'picture', takes }, bytes: await read() };
        const checked = processes.run<PictureVerdict>(owner, job, ({ said, bytes }) => {
          const message = checkMessage.parse(said);
          if (message.kind !== 'picture') throw new Error(`a picture check returned ${message.kind}`);
          const { verdict: seen } = message;
          return Promise.resolve({ result: 'picture' in seen ? { picture: { ...seen.picture, bytes } } : seen });
        });
        return inTime(checked, pictureViolations.tooSlow);
      });
      if ('cause' in verdict) log.warn({ cause: verdict.cause }, 'assets: a picture could not be unpacked');
      return verdict;
    },
    video: (owner, open) =>
      turns.run(owner, async () => {
        const film = await open();
        const job = { said: { kind: 'video', sizeBytes: film.sizeBytes } };
        const checked = processes.run<VideoVerdict>(owner, job, async ({ said }) => {
          const message = checkMessage.parse(said);
          if (message.kind === 'read') {
            return { answer: { said: null, bytes: await film.read(message.offset, message.bytes) } };
          }
          if (message.kind !== 'video') throw new Error(`a video check returned ${message.kind}`);
          return { result: message.verdict };
        });
        return inTime(checked, videoViolations.tooSlow);
      }),
    close: () => processes.close(),
  };
}

async function inTime<Verdict>(checking: Promise<Verdict>, tooSlow: Violation): Promise<Verdict> {
  try {
    return await checking;
  } catch (error) {
    throw error instanceof TookTooLong ? new Refused([tooSlow]) : error;
  }
}
