import { eventsSince, mayHear } from '@launchyard/contract/events';
import { formatId } from '@launchyard/domain/kit';
import type { Deps } from '../kit/deps.ts';
import { instant, instantOrNull } from '../kit/present.ts';
import { route, type Route } from '../http/routes.ts';
import { numberEvents } from '../events/number.ts';
import { isKeptAfter, newestEvent, readEvents } from '../events/read.ts';

/** A reader that missed more than this reads the current state instead. */
const MOST_MISSED = 500;

export function eventRoutes({ database }: Deps): Route[] {
  return [
    route(eventsSince, async ({ after }, caller) => {
      const { sql } = database;
      // Everything committed before the call is before `newest`, or among the missed events.
      await numberEvents(database);
      // Read before the events: what is committed in between is delivered twice rather than never, and numbers identify
      // duplicates.
      const newest = await newestEvent(sql);
      const missed = after === undefined ? [] : await readEvents(sql, after, MOST_MISSED + 1, caller.account.id);
      // Read after the events: what is pruned in between was delivered, or is known to be gone.
      const isKept = after === undefined || (await isKeptAfter(sql, after));
      const resync = missed.length > MOST_MISSED || !isKept;
      return {
        listener: {
          credentialId: formatId(caller.credential.kind === 'key' ? 'apiKey' : 'session', caller.credential.id),
          sessionId: caller.credential.sessionId && formatId('session', caller.credential.sessionId),
          personId: formatId('person', caller.person.id),
          openerId: caller.openerId && formatId('person', caller.openerId),
          accountId: formatId('account', caller.account.id),
          grant: caller.grant,
          expiresAt: instantOrNull(caller.credential.expiresAt),
          supportCase: caller.supportCase && {
            caseId: formatId('supportCase', caller.supportCase.id),
            endsAt: instant(caller.supportCase.endsAt),
          },
        },
        newest: Math.max(newest, missed.at(-1)?.number ?? 0),
        missed: resync ? [] : missed.filter((event) => mayHear(caller.grant, event)),
        resync,
      };
    }),
  ];
}
