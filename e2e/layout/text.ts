import type { Mark, Print } from './print.ts';

/** A print as text that can be read and compared in a review. */
export function writePrint({ page, marks }: Print): string {
  return [`page | ${page.join(' ')}`, ...marks.map(writeMark), ''].join('\n');
}

const writeMark = ({ what, box, ink, ground, isCovered }: Mark): string =>
  [what, box.join(' '), `${ink} on ${ground}`, ...(isCovered ? ['covered'] : [])].join(' | ');

/** Throws for an invalid line. */
export function readPrint(text: string): Print {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const [width = 0, height = 0] = (first.split(' | ')[1] ?? '').split(' ').map(Number);
  return { page: [width, height], marks: lines.map(readMark) };
}

function readMark(line: string): Mark {
  const match = /^(.+) \| (-?\d+) (-?\d+) (\d+) (\d+) \| (\S+) on (\S+?)( \| covered)?$/.exec(line);
  if (!match) throw new Error(`invalid line of a print: ${line}`);
  const [, what = '', x, y, width, height, ink = '', ground = '', covered] = match;
  return { what, box: [Number(x), Number(y), Number(width), Number(height)], ink, ground, isCovered: !!covered };
}
