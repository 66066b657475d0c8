import { Turns } from '@launchyard/transfer';
import type { Send } from '../assets/library/sendings.ts';
import { ofTab } from '../kit/state.ts';
import { fileTransfer } from '../uploads/transfer/file-transfer.ts';

const line = ofTab(() => new Turns());

/** Library files queue behind each other, but not behind a 50 GB build. */
export const sendToLibrary: Send = (upload, file, calls) => fileTransfer(upload, file, calls, line());
