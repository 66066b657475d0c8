import { isPublicHost, type Violation } from '../kit/index.ts';
import { MAX_DOMAIN_LENGTH } from './limits.ts';
import { embeddingViolations } from './violations.ts';

/**
 * A website that may embed the streams of an account is named by its domain alone: `shop.example.com`. It is reached by
 * https at the usual port, and its subdomains are websites of their own. Only letters, digits and hyphens: what looks
 * like another domain, or would say more in a header, is refused.
 */
export function checkEmbeddingDomain(given: string): Violation[] {
  const domain = embeddingDomain(given);
  if (domain === '') return [embeddingViolations.missing];
  if (domain.length > MAX_DOMAIN_LENGTH) return [embeddingViolations.tooLong];
  if (domain.includes('*')) return [embeddingViolations.wildcard];
  if (/[:/?#@]/.test(domain)) return [embeddingViolations.domainOnly];
  if (/[^\p{ASCII}]/u.test(domain) || /(?:^|\.)xn--/.test(domain)) return [embeddingViolations.letters];
  const labels = domain.split('.');
  return labels.every((label) => LABEL.test(label)) && isPublicHost(domain) ? [] : [embeddingViolations.format];
}

/** As it is stored and compared. */
export const embeddingDomain = (given: string): string => given.trim().toLowerCase();

/** The sources of `frame-ancestors` for the pages of an account that allows these domains. */
export const frameAncestors = (domains: readonly string[]): string =>
  domains.length === 0 ? "'none'" : domains.map((domain) => `https://${domain}`).join(' ');

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
