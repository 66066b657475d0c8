import { violation } from '../kit/index.ts';

/** Refusals about the newsletter. */
export const newsletterViolations = {
  wordingUnknown: violation(
    'NEWSLETTER_WORDING_UNKNOWN',
    'The newsletter terms have changed. Reload the page.',
    'newsletterWordingVersion',
  ),
  linkIncomplete: violation(
    'NEWSLETTER_LINK_INCOMPLETE',
    'This link is not complete. Copy the whole link from the e-mail.',
    'token',
  ),
} as const;
