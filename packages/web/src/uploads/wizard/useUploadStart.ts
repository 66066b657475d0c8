import { useRef, useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import type { BuildAnswers } from '@launchyard/domain/uploads';
import { UploadStartDocument, type UploadStartMutation } from '../../generated/graphql.ts';
import { faultText } from '../../kit/faultText.ts';
import { kitMessages } from '../../kit/messages.ts';
import { noteReview, type Review } from '../reviews.ts';
import type { BuildScan } from '../scan/scan-build.ts';
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

/** Told with public ids; an application may be gone again already. */
export type OnStarted = (uploadId: string, appId: string | null) => void;

/** Opens the upload with the services and begins to send. A second click, or a second try after a lost answer, opens no second one. */
export function useUploadStart(accountId: string, onStarted: OnStarted) {
  const client = useApolloClient();
  const [mutate, { loading }] = useMutation(UploadStartDocument);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [shortfall, setShortfall] = useState<StorageShort | null>(null);
  const keys = useRef(new Map<string, string>());

  const refuse = (refused: Refusal): Refusal => {
    setRefusal(refused);
    return refused;
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
    const { data, error } = await mutate({
      variables: {
        input: {
          ...wish,
          measuredBytesPerSecond: expectedBytesPerSecond(),
          idempotencyKey: keyFor(keys.current, JSON.stringify(wish)),
        },
      },
      errorPolicy: 'all',
    });
    if (!data) return refuse({ message: faultText(error), field: [] });
    const { upload, userErrors } = data.uploadStart;
    // A refusal opened nothing: the next try is a new wish.
    if (userErrors.length > 0) keys.current.clear();
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
  return { start, isStarting: loading, refusal, shortfall, clear };
}

const isStorageShort = (error: UserError): error is StorageShort => error.__typename === 'StorageShortError';

/** The same wish has the same key, so that asking again after a lost answer finds the upload that it opened. */
function keyFor(keys: Map<string, string>, wish: string): string {
  const key = keys.get(wish) ?? crypto.randomUUID();
  keys.set(wish, key);
  return key;
}
