import { configViolations } from '../configs/index.ts';
import { violation } from '../kit/index.ts';
import {
  MAX_DOMAIN_LENGTH,
  MAX_EMBEDDING_DOMAINS,
  MAX_LINK_NAME_LENGTH,
  MAX_OPEN_SIGNED_LINKS,
  MAX_SIGNED_LINK_DAYS,
  MAX_SIGNED_LINK_USES,
  SIGNED_LINKS_PER_HOUR,
} from './limits.ts';

export const linkViolations = {
  notFound: violation('LINK_NOT_FOUND', 'This link does not exist, or it is not yours.', 'linkId'),
  changed: violation(
    'LINK_CHANGED',
    'Someone else changed this link in the meantime. Your change was not saved; this is the current state.',
    'revision',
  ),
  configNotFound: configViolations.notFound,
  versionNotFound: violation('VERSION_NOT_FOUND', 'This application has no such version.', 'appVersionId'),
  versionNotTested: violation(
    'VERSION_NOT_TESTED',
    'This version has not passed its test, so no link can serve it.',
    'appVersionId',
  ),
  versionMissing: violation('LINK_VERSION_MISSING', 'Choose either a version or Latest.', 'appVersionId'),
  appNotReady: violation(
    'APP_NOT_READY',
    'This application has no tested version yet. Create a link once it is Ready To Launch.',
    'appId',
  ),
  nameMissing: violation('LINK_NAME_MISSING', 'Please give the link a name', 'name'),
  nameCharacters: violation(
    'LINK_NAME_CHARACTERS',
    'A link name must not contain invisible characters or characters that change the text direction.',
    'name',
  ),
  nameTooLong: violation('LINK_NAME_TOO_LONG', `A link name has at most ${MAX_LINK_NAME_LENGTH} characters.`, 'name'),
  nameTaken: violation('LINK_NAME_TAKEN', 'Another link of yours has this name.', 'name'),
} as const;

/** Refusals about the websites that may embed streams. */
export const embeddingViolations = {
  missing: violation(
    'EMBEDDING_DOMAIN_MISSING',
    'Enter the domain of the website, such as shop.example.com.',
    'domain',
  ),
  tooLong: violation('EMBEDDING_DOMAIN_TOO_LONG', `A domain has at most ${MAX_DOMAIN_LENGTH} characters.`, 'domain'),
  wildcard: violation(
    'EMBEDDING_DOMAIN_WILDCARD',
    'Wildcards are not allowed. Add each domain and subdomain by itself.',
    'domain',
  ),
  domainOnly: violation(
    'EMBEDDING_DOMAIN_ONLY',
    'Enter the domain alone, without https://, port or path: shop.example.com.',
    'domain',
  ),
  letters: violation(
    'EMBEDDING_DOMAIN_LETTERS',
    'Only domains of the letters a to z, digits and hyphens can be added, not those with other letters (xn--).',
    'domain',
  ),
  format: violation(
    'EMBEDDING_DOMAIN_FORMAT',
    'This is not the domain of a public website. Enter one such as shop.example.com.',
    'domain',
  ),
  limitReached: violation(
    'EMBEDDING_DOMAIN_LIMIT_REACHED',
    `At most ${MAX_EMBEDDING_DOMAINS} websites may embed your streams. Remove one first.`,
    'domain',
  ),
  notFound: violation(
    'EMBEDDING_DOMAIN_NOT_FOUND',
    'This website is not among those that may embed your streams.',
    'domain',
  ),
} as const;

/** Refusals about signed links. */
export const signedLinkViolations = {
  notFound: violation('SIGNED_LINK_NOT_FOUND', 'This signed link does not exist, or it is not yours.', 'signedLinkId'),
  endless: violation(
    'SIGNED_LINK_ENDLESS',
    'Say how many visitors it admits, until when it opens, or both.',
    'maxUses',
  ),
  uses: violation('SIGNED_LINK_USES', `A signed link admits 1 to ${MAX_SIGNED_LINK_USES} visitors.`, 'maxUses'),
  expiry: violation(
    'SIGNED_LINK_EXPIRY',
    `A signed link ends in the future, within ${MAX_SIGNED_LINK_DAYS} days.`,
    'expiresAt',
  ),
  limitReached: violation(
    'SIGNED_LINK_LIMIT_REACHED',
    `A link has at most ${MAX_OPEN_SIGNED_LINKS} signed links that open. Revoke those that nobody needs.`,
    'linkId',
  ),
  tooMany: violation(
    'SIGNED_LINKS_TOO_MANY',
    `At most ${SIGNED_LINKS_PER_HOUR} signed links of a link can be made within an hour. Try again later.`,
    'linkId',
  ),
} as const;
