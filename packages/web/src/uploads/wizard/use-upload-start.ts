import { useCallback, useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { BuildAnswers } from '@launchyard/domain/uploads';
import { AccessEnded, AskLater, askPatiently, Interrupted, machineClock, type AnswerWait } from '@launchyard/transfer';
import { UploadStartDocument, type UploadStartMutation } from '../../generated/graphql.ts';
import { faultText } from '../../kit/fault-text.ts';
import { kitMessages } from '../../kit/messages.ts';
import { useCreation } from '../../kit/mutate.ts';
import type { Outcome, RefusalOf } from '../../kit/outcome.ts';
import { toRejection } from '../../kit/transfer-call.ts';
import { noteReview, type Review } from '../reviews.ts';
import type { BuildScan } from '../scan/scan-build.ts';
import { browserNetwork } from '../transfer/file-transfer.ts';
import { sendFile } from '../transfer/send-file.ts';
import { expectedBytesPerSecond } from '../transfer/speed-memory.ts';

interface Wish {
  file: File;
  scan: BuildScan;
  name: string;
  given: BuildAnswers;
  review: Review;
  isUpdate: boolean;
  sendsEmail: boolean;
}

type Asked = Outcome<UploadStartMutation>;
type UserError = RefusalOf<UploadStartMutation>;
type StorageShort = Extract<UserError, { __typename?: 'StorageShortError' }>;

/** Why a start waits, and when it is retried in milliseconds since 1970; null while offline. */
export interface StartWait {
  reason: AnswerWait['reason'];
  asksAgainAt: number | null;
}

interface On {
  /** Receives public ids; the application may already be gone. */
  started: (uploadId: string, appId: string | null) => void;
  /** Why it did not start: refusals, or a fault, which names no field. */
  refused: (refusals: readonly (UserError | { message: string; field: [] })[]) => void;
}

export type OnStarted = On['started'];

/**
 * Creates the upload and starts sending. If the services do not respond it retries for a while, as
 * long as the screen is open. Retries and double clicks still create only one upload.
 */
export function useUploadStart(accountId: string, on: On) {
  const client = useApolloClient();
  /** Until it is refused, an application with that name may be this upload's own. */
  const [askedName, setAskedName] = useState<string | null>(null);
  const [shortfall, setShortfall] = useState<StorageShort | null>(null);
  // The same for every attempt, which would otherwise be another upload.
  const [measuredBytesPerSecond] = useState(expectedBytesPerSecond);
  const { wait, untilAnswered } = usePatience();
  const { run, isBusy } = useCreation(UploadStartDocument, untilAnswered);

  const refuse = (message: string) => on.refused([{ message, field: [] }]);

  const start = async ({ file, scan, name, given, review, isUpdate, sendsEmail }: Wish): Promise<void> => {
    setAskedName(name);
    const wish = {
      appName: name,
      isUpdate,
      fileName: file.name,
      sizeBytes: file.size,
      fingerprint: scan.fingerprint,
      ...given,
      sendsUpdatesOnEmail: sendsEmail,
      measuredBytesPerSecond,
    };
    const done = await run(wish, {
      refused: (refusals) => {
        setAskedName(null);
        const short = refusals.find(isStorageShort);
        if (short) setShortfall(short);
        else on.refused(refusals);
      },
      faulted: (error) => {
        if (!(error instanceof Interrupted)) refuse(faultText(isAround(error) ? error.cause : error));
      },
    });
    if (!done) return;
    const { upload } = done;
    if (!upload) return refuse(kitMessages.fault);
    noteReview(upload.id, review);
    sendFile(client, accountId, upload, file);
    on.started(upload.id, upload.app?.id ?? null);
  };

  return { start, isStarting: isBusy, askedName, wait, shortfall, closeShortfall: () => setShortfall(null) };
}

/** Retries until it is answered or the screen closes, and says what it waits for. */
function usePatience() {
  const [wait, setWait] = useState<StartWait | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const untilAnswered = useCallback(async (attempt: () => Promise<Asked>): Promise<Asked> => {
    const patience = {
      clock: machineClock,
      network: browserNetwork,
      onWait: ({ reason, seconds }: AnswerWait) =>
        setWait({ reason, asksAgainAt: seconds === null ? null : Date.now() + 1000 * seconds }),
    };
    try {
      return await askPatiently(() => answered(attempt), patience, leaving.current.signal);
    } catch (error) {
      return { kind: 'fault', error };
    } finally {
      setWait(null);
    }
  }, []);
  return { wait, untilAnswered };
}

/** Rejects with AccessEnded around the reason if a retry would not help. */
async function answered(attempt: () => Promise<Asked>): Promise<Asked> {
  const outcome = await attempt();
  if (outcome.kind === 'fault') throw toRejection(outcome.error);
  return outcome;
}

const isAround = (error: unknown): error is Error => error instanceof AccessEnded || error instanceof AskLater;

const isStorageShort = (error: UserError): error is StorageShort => error.__typename === 'StorageShortError';
