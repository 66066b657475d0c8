import { expect, test } from 'vitest';
import { eicarMatcher } from './eicar-matcher.ts';

const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const scan = (content: AsyncGenerator<Buffer>) => eicarMatcher.scan(content, 0);
const FOUND = { kind: 'found', finding: 'EICAR-Test-File' };
const CLEAN = { kind: 'clean' };

async function* chunks(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

test('the test file is found wherever the content is split', async () => {
  for (let cut = 0; cut <= EICAR.length; cut++) {
    const found = await scan(chunks(`before${EICAR.slice(0, cut)}`, `${EICAR.slice(cut)}after`));
    expect(found).toEqual(FOUND);
  }
});

test('the test file is found when it arrives byte by byte', async () => {
  expect(await scan(chunks(...`xx${EICAR}`.split('')))).toEqual(FOUND);
});

test('nothing else is reported', async () => {
  expect(await scan(chunks())).toEqual(CLEAN);
  expect(await scan(chunks('', EICAR.slice(1), EICAR.slice(0, -1)))).toEqual(CLEAN);
});
