import { utf8Bytes } from '../kit/index.ts';
import { parseAddress } from '../kit/web.ts';

/** RFC 5321: what a server must take. */
const MAX_LENGTH = 254;
const MAX_LOCAL_BYTES = 64;

/** What ends an address, or parts the ones of a list; a host may also not have what a URL reads otherwise. */
const LOCAL = /^[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}@,;:<>()[\]"\\]+$/u;
const HOST = /^[^\s\p{Cc}@,;:<>()[\]"\\/?#%|^`{}]+$/u;
/** Two labels or more, and no number at the end, which would be an IP address. */
const MAIL_HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;

/**
 * The one form of an e-mail address: by it a person is known, attempts are counted and mail is sent. Null for text that
 * is none. The host is ASCII as browsers and mail servers make it (UTS 46), so that `exaｍple.org` and `example.org`, or
 * `münchen.example` and its punycode, are one. The part before is what its server says it is: we compose its letters
 * (NFC), ignore case, and refuse what cannot be seen or only looks like other letters.
 */
export function mailAddress(text: string): string | null {
  const [local = '', host = '', ...more] = text.trim().split('@');
  if (more.length > 0 || !LOCAL.test(local) || !HOST.test(host)) return null;
  const name = local.normalize('NFC').toLowerCase().normalize('NFC');
  if (name !== name.normalize('NFKC') || utf8Bytes(name) > MAX_LOCAL_BYTES) return null;
  const domain = parseAddress(`http://${host}`)?.hostname ?? '';
  const address = `${name}@${domain}`;
  return MAIL_HOST.test(domain) && address.length <= MAX_LENGTH ? address : null;
}

/** Whether one e-mail can be sent to this address and to nobody else. */
export const isEmail = (text: string): boolean => text === text.trim() && mailAddress(text) !== null;

/** The form in which a given address is looked up and counted; text that is none finds nothing. */
export const normalizeEmail = (email: string): string => mailAddress(email) ?? formerEmail(email);

/** The form that was kept before hosts had one form. A row whose form another person has still has it. */
export const formerEmail = (email: string): string => email.trim().toLowerCase();
