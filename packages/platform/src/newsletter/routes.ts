import {
  newsletterGet,
  newsletterSubscribe,
  newsletterSubscriberList,
  newsletterUnsubscribe,
  newsletterUnsubscribeByLink,
} from '@launchyard/contract/newsletter';
import { mayListNewsletterSubscribers } from '@launchyard/domain/access';
import { parseId } from '@launchyard/domain/kit';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { FOR_ADMINS } from '../access/require-may.ts';
import { requirePerson } from '../access/require-person.ts';
import { audit, supportAuthor } from '../audit/log.ts';
import { changeRoute, publicChangeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import type { LinkConfig } from './link.ts';
import { listSubscribers } from './subscribers.ts';
import { readNewsletter, setNewsletter, unsubscribeByLink } from './subscription.ts';

/** Consent to the newsletter: of the caller, by the link in a newsletter, and everybody’s for who sends it. */
export function newsletterRoutes(deps: Deps & { config: LinkConfig }): Route[] {
  const { sql } = deps.database;
  return [
    route(newsletterGet, async (_, caller) => ({
      newsletter: await readNewsletter(sql, requirePerson(caller).person.id),
    })),
    changeRoute(newsletterSubscribe, async ({ wordingVersion }, caller, inTransaction) => ({
      newsletter: await setNewsletter(deps, inTransaction, caller, wordingVersion),
    })),
    changeRoute(newsletterUnsubscribe, async (_, caller, inTransaction) => ({
      newsletter: await setNewsletter(deps, inTransaction, caller, null),
    })),
    publicChangeRoute(newsletterUnsubscribeByLink, async ({ token }, visitor, inTransaction) => {
      await unsubscribeByLink(deps, inTransaction, token, visitor);
      return {};
    }),
    route(newsletterSubscriberList, async ({ first, after }, caller) => {
      if (!mayListNewsletterSubscribers(caller.grant)) throw new FaultError(SERVICE_FAULT.FORBIDDEN, FOR_ADMINS);
      // Recorded before the addresses are shown.
      await audit(sql, deps.clock(), supportAuthor(caller, null, null), { call: newsletterSubscriberList.name });
      const from = after === undefined ? null : parseId('person', after);
      // Nobody comes after somebody who never was.
      if (after !== undefined && from === null) return { subscribers: [] };
      return { subscribers: await listSubscribers(sql, deps.config, { first, after: from }) };
    }),
  ];
}
