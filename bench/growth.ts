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
 * Runs the same work at ten, a thousand and a hundred thousand items, or at the product's limit where that is lower:
 * entries of an archive, parts of an upload (10,000), running uploads, events of an upload (10,000), applications of
 * an account, accounts. Compares time and memory to the previous size: they must grow in proportion to the work, or
 * not at all where a page shows no more. Services, gateway and client share this process, so its memory is that of
 * all of them. The database is separate.
 */
export async function benchGrowth(): Promise<Outcome> {
  const rows: Row[] = [];
  for (const kind of KINDS) for (const growth of await kind()) rows.push(...rowsOf(growth));
  return { rows, versions: {} };
}
