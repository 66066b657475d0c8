import type { FileGone } from '@launchyard/transfer';
import { Ended, EXIT } from './exit.ts';
import { cliMessages } from './messages.ts';

/** The end of the command if the named file changed or disappeared, before or during sending. */
export const fileEnd = (why: FileGone['why']): Ended =>
  why === 'gone'
    ? new Ended(EXIT.refused, 'FILE_GONE', cliMessages.fileGone)
    : new Ended(EXIT.refused, 'FILE_CHANGED', cliMessages.fileChanged);
