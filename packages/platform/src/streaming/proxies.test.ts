import { expect, test } from 'vitest';
import { MOST_SESSIONS_OF_ADDRESS } from '@launchyard/domain/streaming';
import { openPage } from './test-page.ts';
import { Visits } from './test-visits.ts';

test.each([
  ['each visitor is counted for themselves behind a proxy that is trusted', ['127.0.0.1'], 'queued'],
  ['what anybody else says of visitors counts for nothing', [], 'ended'],
])('%s', async (_, trustedProxies, answer) => {
  const visits = await Visits.open({ trustedProxies });
  try {
    const page = await visits.pageOf((await visits.makeLink()).url);
    const playFrom = async (address: string) => {
      const line = await openPage(visits.origin, page, { 'x-forwarded-for': `198.51.100.9, ${address}` });
      line.say({ type: 'play' });
      return line;
    };
    for (let count = 0; count < MOST_SESSIONS_OF_ADDRESS; count += 1) await playFrom('203.0.113.7');
    await expect.poll(async () => (await visits.rows()).length).toBe(MOST_SESSIONS_OF_ADDRESS);
    expect(await (await playFrom('203.0.113.7')).next('ended')).toMatchObject({ reason: 'tooManyOpen' });
    const other = await playFrom('203.0.113.8');
    await expect.poll(() => other.told.map(({ type }) => type)).toContain(answer);
    const addresses = new Set((await visits.rows()).map(({ clientAddress }) => clientAddress));
    expect(addresses).toEqual(new Set(answer === 'queued' ? ['203.0.113.7', '203.0.113.8'] : ['127.0.0.1']));
  } finally {
    await visits.world.close();
  }
});
