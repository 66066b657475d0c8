import { accountsGrowth } from './growth/accounts.ts';
import { appsGrowth } from './growth/apps.ts';
import { rowsOf } from './growth/cost.ts';
import { entriesGrowth } from './growth/entries.ts';
import { eventsGrowth } from './growth/events.ts';
import { inFlightGrowth } from './growth/in-flight.ts';
import { partsGrowth } from './growth/parts.ts';
import type { Outcome, Row } from './kit/row.ts';

const KINDS = [entriesGrowth, partsGrowth, inFlightGrowth, eventsGrowth, appsGrowth, accountsGrowth];

/**
 * The same work at ten, a thousand and a hundred thousand, or as many as the product allows where that is less: entries of an archive, parts
 * of an upload (10,000), uploads in flight, events of an upload (10,000), applications of an account, accounts. How time and memory grow
 * against the size before: as the work does, or not at all where a page shows no more. Services, gateway and asker are one process here, so
 * its memory is that of all of them; the database's is its own.
 */
export async function benchGrowth(): Promise<Outcome> {
  const rows: Row[] = [];
  for (const kind of KINDS) for (const growth of await kind()) rows.push(...rowsOf(growth));
  return { rows, versions: {} };
}
