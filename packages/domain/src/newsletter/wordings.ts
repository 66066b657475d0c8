import type { Violation } from '../kit/index.ts';
import { newsletterViolations } from './violations.ts';

/** What somebody agrees to. */
export interface NewsletterWording {
  version: number;
  sentence: string;
}

/** What somebody agrees to today. */
export const newsletterWording: NewsletterWording = {
  version: 1,
  sentence: 'Send me the newsletter by e-mail. I can unsubscribe at any time.',
};

/** Everything that somebody may have been shown. A changed sentence is a new version; the old ones stay. */
const WORDINGS: readonly NewsletterWording[] = [newsletterWording];

/** The wording of a version; undefined for one that never was. */
export const findNewsletterWording = (version: number): NewsletterWording | undefined =>
  WORDINGS.find((each) => each.version === version);

export const checkNewsletterWording = (version: number): Violation[] =>
  findNewsletterWording(version) ? [] : [newsletterViolations.wordingUnknown];

/** What happened to the consent of a person. */
export type NewsletterAct = 'given' | 'withdrawn';

/** How: while finishing the profile, in the panel, or by the link in a newsletter. */
export const NEWSLETTER_WAYS = ['profile', 'panel', 'link'] as const;
export type NewsletterWay = (typeof NEWSLETTER_WAYS)[number];

/** How often the link in newsletters to one person is used in an hour. */
export const UNSUBSCRIBES_PER_HOUR = 20;

/** The panel’s address that ends somebody’s newsletter, with the token of the link in an e-mail. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
