import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { untilSomebodyWaits } from '@launchyard/testing/database/waiting';
import { startPlatform } from '@launchyard/testing/world/platform';

test('one network address that opens page after page leaves connections of the database to others', async () => {
  const world = await startPlatform({ config: { trustedProxies: ['127.0.0.1'] } });
  const { stream } = world.config.addresses;
  const open = (address: string) =>
    fetch(`${stream}/v5/nobody/Nothing/default`, { headers: { 'x-forwarded-for': address } });
  const held = await world.database.sql.transaction(async (tx) => {
    await tx.execute(sql`lock table links in access exclusive mode`);
    const pages = Array.from({ length: 20 }, () => open('203.0.113.7'));
    await untilSomebodyWaits(world.database.pool);
    // Asks the database by a connection of the same process.
    expect((await fetch(`${stream}/ready`)).status).toBe(200);
    return pages;
  });
  for (const page of await Promise.all(held)) expect(page.status).toBe(404);
  await world.close();
});
