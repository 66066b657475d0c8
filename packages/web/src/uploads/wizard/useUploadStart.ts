import { useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { BuildAnswers } from '@launchyard/domain/uploads';
import {
  AccessEnded,
  AskedTooOften,
  askPatiently,
  Interrupted,
  machineClock,
  type AnswerWait,
} from '@launchyard/transfer';
import {
  UploadStartDocument,
  type UploadStartMutation,
  type UploadStartMutationVariables,
} from '../../generated/graphql.ts';
import { faultOf, passesByItself } from '../../kit/fault.ts';
import { faultText } from '../../kit/faultText.ts';
import { kitMessages } from '../../kit/messages.ts';
import { noteReview, type Review } from '../reviews.ts';
import type { BuildScan } from '../scan/scan-build.ts';
import { browserNetwork } from '../transfer/file-transfer.ts';
import { sendFile } from '../transfer/sendFile.ts';
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

type UserError = UploadStartMutation['uploadStart']['userErrors'][number];
type StorageShort = Extract<UserError, { __typename?: 'StorageShortError' }>;

interface Refusal {
  message: string;
  field: readonly string[];
}

/** What a start waits for that is not answered: why, and when it is asked again in milliseconds since 1970; null while the network is awaited. */
export interface StartWait {
  reason: AnswerWait['reason'];
  asksAgainAt: number | null;
}

/** Told with public ids; an application may be gone again already. */
export type OnStarted = (uploadId: string, appId: string | null) => void;

/**
 * Opens the upload with the services and begins to send. While they do not answer it asks again, for a while and as long as the screen is
 * there; however often it is asked, and whoever clicks twice, there is one upload.
 */
export function useUploadStart(accountId: string, onStarted: OnStarted) {
  const client = useApolloClient();
  const [isStarting, setStarting] = useState(false);
  /** Until it is refused, an application of that name can be this upload's own. */
  const [askedName, setAskedName] = useState<string | null>(null);
  const [wait, setWait] = useState<StartWait | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [shortfall, setShortfall] = useState<StorageShort | null>(null);
  const keys = useRef(new Map<string, string>());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const refuse = (refused: Refusal): Refusal => {
    setRefusal(refused);
    return refused;
  };

  const ask = async (input: UploadStartMutationVariables['input']): Promise<UploadStartMutation> => {
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

  /** Answers the refusal, for the field that it concerns. */
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
    const idempotencyKey = keyFor(keys.current, JSON.stringify(wish));
    let answer: UploadStartMutation;
    setAskedName(name);
    try {
      answer = await ask({ ...wish, measuredBytesPerSecond: expectedBytesPerSecond(), idempotencyKey });
    } catch (error) {
      if (error instanceof Interrupted) return null;
      return refuse({ message: faultText(isAround(error) ? error.cause : error), field: [] });
    }
    const { upload, userErrors } = answer.uploadStart;
    // A refusal opened nothing: the next try is a new wish.
    if (userErrors.length > 0) {
      keys.current.clear();
      setAskedName(null);
    }
    const short = userErrors.find(isStorageShort);
    if (short) {
      setShortfall(short);
      return null;
    }
    const [first] = userErrors;
    if (first) return refuse(first);
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

/** Rejects with AccessEnded, around the reason, for what asking again would not change. */
async function startOnce(
  client: ApolloClient,
  input: UploadStartMutationVariables['input'],
): Promise<UploadStartMutation> {
  try {
    // What is there counts, also where a service that knows more of it does not answer.
    const options = { errorPolicy: 'all', variables: { input } } as const;
    const { data, error } = await client.mutate({ mutation: UploadStartDocument, ...options });
    if (data) return data;
    throw error ?? new Error('The start of an upload was answered without data');
  } catch (error) {
    const fault = faultOf(error);
    if (!passesByItself(fault)) throw new AccessEnded(fault.code, { cause: error });
    throw fault.retryAfterSeconds === null ? error : new AskedTooOften(fault.retryAfterSeconds, { cause: error });
  }
}

const isAround = (error: unknown): error is Error => error instanceof AccessEnded || error instanceof AskedTooOften;

const isStorageShort = (error: UserError): error is StorageShort => error.__typename === 'StorageShortError';

/** The same wish has the same key, so that asking again after a lost answer finds the upload that it opened. */
function keyFor(keys: Map<string, string>, wish: string): string {
  const key = keys.get(wish) ?? crypto.randomUUID();
  keys.set(wish, key);
  return key;
}
