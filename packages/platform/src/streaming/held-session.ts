import type { Instance } from '@launchyard/contract/fleet';
import type { FromPage, Participant, Parting, SessionEnd, ToPage } from '@launchyard/domain/streaming';
import type { Deps } from '../kit/deps.ts';
import type { Signalling } from '../signalling/server.ts';
import type { StreamingSessionRow } from '../tables/streaming.ts';
import type { RecordNeeds, SessionRecord } from './record.ts';
import type { BuildNeeds } from './session-build.ts';

/** What holding sessions needs. */
export interface HeldNeeds extends Deps, BuildNeeds, RecordNeeds {
  signalling: Pick<Signalling, 'isReady' | 'clear' | 'seenAt' | 'ask'>;
  logPath: (sessionId: string) => string;
  /** Whether streams can be relayed. */
  hasRelay: boolean;
}

/** The page at the other end of a session’s socket. */
export interface PageLine {
  send(message: ToPage): void;
  /** Closes the socket; without a code: in the ordinary way. */
  close(code?: number): void;
}

/** What is told of an end beside its reason. */
export type EndedWith = Partial<Pick<StreamingSessionRow, 'lastLines' | 'endWord'>>;

/** A session in the process that runs it. Every method returns at once; what fails is tried again by `tick`. */
export interface HeldSession {
  readonly record: SessionRecord;
  /** Whether its own build was started and has not been seen to end. A guest has none. */
  hasBuild(): boolean;
  /** Whether its page is connected. */
  isThere(): boolean;
  /** Takes over the page of the session, a new one or one that comes back. */
  attach(line: PageLine): void;
  /** Says that a page is gone, and whether it did not answer before; without effect if another took over. */
  detach(line: PageLine, parting: Parting, wasSilent: boolean): void;
  hear(message: FromPage): void;
  /** Its place in the queue, and the longest wait in seconds if that is known. */
  waitAt(place: number, waitSeconds: number | null): void;
  /** It got a place. */
  place(now: Date): void;
  /** Its build has registered, or its stream is to be made anew. */
  ready(): void;
  /** Its viewer closed the line to the build, or lost it. */
  viewerGone(): void;
  /** Somebody moved in the application that it shows. */
  act(now: Date): void;
  /** Who is in its meeting, and when that ends because the host is away. */
  meet(people: readonly Participant[], endsAt: Date | null): void;
  /** What the fleet says of its build; null: it knows none. */
  seeBuild(instance: Instance | null): void;
  end(reason: SessionEnd, facts?: EndedWith): void;
  /** Reads how it was ended elsewhere, and ends what belongs to it. */
  endedElsewhere(): void;
  /** Does what is due. Resolves when everything is written that could be. */
  tick(): Promise<void>;
}
