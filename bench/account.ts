import { withLargeWorlds } from '@launchyard/testing/growth/large-world';
import { expectAllAsked } from '@launchyard/testing/growth/panel-questions';
import { analyze, insertAccounts, insertApps, insertUploads } from '@launchyard/testing/growth/rows';
import { operationRows } from './account/operations.ts';
import { panelRows } from './account/panel.ts';
import { makeSubjects } from './account/subject.ts';
import type { Outcome, Row } from './kit/row.ts';
import { scaled } from './kit/scale.ts';

/** The large account has a fifth of all rows. */
const OTHERS = { accounts: scaled(4_000) };

/**
 * An account with 10,000 applications, 100,000 links and 1,000 configs against one with ten of each, among others in one database: what every
 * screen asks and changes.
 */
export async function benchAccount(): Promise<Outcome> {
  expectAllAsked();
  const rows: Row[] = [];
  let browser = '';
  await withLargeWorlds(async (open) => {
    const world = await open(
      async (tables) => {
        await insertAccounts(tables, OTHERS.accounts);
        await insertApps(tables, 10 * OTHERS.accounts, OTHERS);
        await insertUploads(tables, 10 * OTHERS.accounts, OTHERS, ['tested', 'failed']);
      },
      { withPanel: true },
    );
    try {
      const subjects = await makeSubjects(world);
      await analyze(world.tables);
      const inPanel = await panelRows(world, subjects.large);
      rows.push(...inPanel.rows);
      browser = inPanel.browser;
      // These make and delete much.
      rows.push(...(await operationRows(world, subjects)));
    } finally {
      await world.close();
    }
  });
  return { rows, versions: { browser } };
}
