import { visibleText } from '../kit/visible-text/index.ts';

/** A ticket where an address has it. */
const IN_ADDRESS = /(?<=ticket(?:=|%3D))[\w.%-]+/gi;

/** What may be signed, and a signature. It begins only where a word does: a search from each letter of it is quadratic. */
const SIGNED = /(?<![\w-])[\w-]+\.[\w-]{43}(?![\w-])/g;

/** What has the form of a ticket at the end of that: `["` begins its first part. */
const TICKET = /WyI[\w-]{16,}\..+/i;

/**
 * What a build printed, as it is kept and shown: nothing in it is obeyed, and what lets a build in is left out, which it
 * gets as an argument.
 */
export function printedText(text: string): string {
  const withoutTickets = text.replaceAll(IN_ADDRESS, '…').replaceAll(SIGNED, (signed) => signed.replace(TICKET, '…'));
  return visibleText(withoutTickets, true);
}
