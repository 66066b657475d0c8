import { kitMessages } from '../kit/messages.ts';

/** What is said of a file that could not be judged: it went away or may not be read, or our judging failed, which is reported. */
export function unjudged(error: unknown): string {
  if (!(error instanceof DOMException)) reportError(error);
  return kitMessages.fault;
}
