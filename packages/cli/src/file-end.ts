import type { FileGone } from '@launchyard/transfer';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';

/** The end of the command for a file that is not the one any more that was named, whether it is checked or sent by then. */
export const fileEnd = (why: FileGone['why']): Ended =>
  why === 'gone'
    ? new Ended(EXIT.refused, 'FILE_GONE', cliMessages.fileGone)
    : new Ended(EXIT.refused, 'FILE_CHANGED', cliMessages.fileChanged);
