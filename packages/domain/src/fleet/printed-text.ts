import { visibleText } from '../kit/visible-text/index.ts';

/** A ticket where an address has it, and anything else that has the form of one: `["` begins its first part. */
const TICKET = /(?<=ticket(?:=|%3D))[\w.%-]+|WyI[\w-]{16,}\.[\w-]{43}(?![\w-])/gi;

/**
 * What a build printed, as it is kept and shown: nothing in it is obeyed, and what lets a build in is left out, which it
 * gets as an argument.
 */
export const printedText = (text: string): string => visibleText(text.replaceAll(TICKET, '…'), true);
