import { useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { BuildAnswers } from '@launchyard/domain/uploads';
import { AccessEnded, AskLater, askPatiently, Interrupted, machineClock, type AnswerWait } from '@launchyard/transfer';
import {
  UploadStartDocument,
  type UploadStartMutation,
  type UploadStartMutationVariables,
} from '../../generated/graphql.ts';
import { mutate } from '../../kit/mutate.ts';
import { faultText } from '../../kit/fault-text.ts';
import { kitMessages } from '../../kit/messages.ts';
import type { Outcome, RefusalOf } from '../../kit/outcome.ts';
import { toRejection } from '../../kit/transfer-call.ts';
import { createWishKeys } from '../../kit/wish-keys.ts';
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

type Answered = Exclude<Outcome<UploadStartMutation>, { kind: 'fault' }>;
type UserError = RefusalOf<UploadStartMutation>;
type StorageShort = Extract<UserError, { __typename?: 'StorageShortError' }>;

interface Refusal {
  message: string;
  field: readonly string[];
}

/** Why a start waits, and when it is retried in milliseconds since 1970; null while offline. */
export interface StartWait {
  reason: AnswerWait['reason'];
  asksAgainAt: number | null;
}

/** Receives public ids; the application may already be gone. */
export type OnStarted = (uploadId: string, appId: string | null) => void;

/**
 * Creates the upload and starts sending. If the services do not respond it retries for a while, as
 * long as the screen is open. Retries and double clicks still create only one upload.
 */
export function useUploadStart(accountId: string, onStarted: OnStarted) {
  const client = useApolloClient();
  const [isStarting, setStarting] = useState(false);
  /** Until it is refused, an application with that name may be this upload's own. */
  const [askedName, setAskedName] = useState<string | null>(null);
  const [wait, setWait] = useState<StartWait | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [shortfall, setShortfall] = useState<StorageShort | null>(null);
  const [keys] = useState(createWishKeys);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const refuse = (refused: Refusal): Refusal => {
    setRefusal(refused);
    return refused;
  };

  const ask = async (input: UploadStartMutationVariables['input']): Promise<Answered> => {
    const patience = {
      clock: machineClock,
      network: browserNetwork,
      onWait: ({ reason, seconds }: AnswerWait) =>
        setWait({ reason, asksAgainAt: seconds === null ? null : Date.now() + 1000 * seconds }),
    };
    setStarting(true);
    try {
      return await askPatiently(() => startOnce(client, input), patience, leaving.current.signal);
    } finally {
      setStarting(false);
      setWait(null);
    }
  };

  /** Resolves to the refusal, with the field it concerns. */
  const start = async ({ file, scan, name, given, review, isUpdate, sendsEmail }: Wish): Promise<Refusal | null> => {
    const wish = {
      appName: name,
      isUpdate,
      fileName: file.name,
      sizeBytes: file.size,
      fingerprint: scan.fingerprint,
      ...given,
      sendsUpdatesOnEmail: sendsEmail,
    };
    const idempotencyKey = keys.keyOf(wish);
    let outcome: Answered;
    setAskedName(name);
    try {
      outcome = await ask({ ...wish, measuredBytesPerSecond: expectedBytesPerSecond(), idempotencyKey });
    } catch (error) {
      if (error instanceof Interrupted) return null;
      return refuse({ message: faultText(isAround(error) ? error.cause : error), field: [] });
    }
    if (outcome.kind === 'refused') {
      // Nothing was created: the next attempt is a new wish.
      keys.answered(wish);
      setAskedName(null);
      const short = outcome.refusals.find(isStorageShort);
      if (!short) return refuse(outcome.refusals[0]);
      setShortfall(short);
      return null;
    }
    const { upload } = outcome.payload;
    if (!upload) return refuse({ message: kitMessages.fault, field: [] });
    noteReview(upload.id, review);
    sendFile(client, accountId, upload, file);
    onStarted(upload.id, upload.app?.id ?? null);
    return null;
  };

  const clear = () => {
    setRefusal(null);
    setShortfall(null);
  };
  return { start, isStarting, askedName, wait, refusal, shortfall, clear };
}

/** Rejects with AccessEnded around the reason if a retry would not help. */
async function startOnce(client: ApolloClient, input: UploadStartMutationVariables['input']): Promise<Answered> {
  const outcome = await mutate(client, UploadStartDocument, input);
  if (outcome.kind !== 'fault') return outcome;
  throw toRejection(outcome.error);
}

const isAround = (error: unknown): error is Error => error instanceof AccessEnded || error instanceof AskLater;

const isStorageShort = (error: UserError): error is StorageShort => error.__typename === 'StorageShortError';
