import { z } from 'zod';
import { parseAddress } from '../kit/web.ts';

const portWords = 'must be a whole number from 1 to 65535';
export const port = z.coerce.number({ error: portWords }).int(portWords).min(1, portWords).max(65_535, portWords);
export const wholeNumber = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error: words }).int(words).min(least, words).max(most, words);
};
export const url = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' });
/** What is sent there is nobody else’s business. */
export const safeUrl = url.refine(
  (text) => text.startsWith('https:') || LOOPBACK.test(parseAddress(text)?.origin ?? ''),
  'must start with https://, except on this machine',
);
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** In lower case, as Node gives it. */
export const headerName = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,63}$/, 'must be the name of a header')
  .transform((name) => name.toLowerCase());
export const secret = z.string().min(32, 'must have at least 32 characters');
export const secrets = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .pipe(z.array(secret));
export const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
/** The names of the other roles are made from the database, and their passwords from the password. */
export const ownedDatabase = z
  .string()
  .regex(
    /^postgres(ql)?:\/\/[^:@/?#]+:[^/?#]+@[^@/?#]+\/[^/?#]+/,
    'must be like postgres://role:password@host/database',
  );

const commaSeparated = (each: z.ZodString) =>
  z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(each));
export const hosts = commaSeparated(
  z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be host names in lower case, without scheme and port'),
);
const originWords = 'must be origins such as https://analytics.example, without a path';
export const origins = commaSeparated(z.string().refine((text) => isOrigin(text), originWords));
const isOrigin = (text: string) => /^https?:/.test(text) && parseAddress(text)?.origin === text;

export const PROCESSES = ['api', 'files', 'streams', 'worker', 'gateway'];
export const namesProcesses = (list: string) =>
  list.split(',').every((name) => name.trim() === 'all' || PROCESSES.includes(name.trim()));

/** Few: a browser tries each of them for every connection. */
export const turnUrls = commaSeparated(
  z
    .string()
    .regex(
      /^turns?:(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[\da-f:.]+\])(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?$/i,
      'must be addresses such as turn:turn.example.com:3478?transport=udp',
    ),
).pipe(z.array(z.string()).min(1, 'must name a server').max(4, 'must be at most four addresses'));
