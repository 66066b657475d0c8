import { expect, test } from 'vitest';
import { explain, Sentence } from './sentence.mjs';

test.each([
  ['npm error code ENOSPC\nnpm error nospc write', 'The disk is full'],
  ['ERR_PNPM_ENOSPC  no space left on device', 'The disk is full'],
  ['Failed to write: No\n      space left on device (os error 28)', 'The disk is full'],
  ["EACCES: permission denied, mkdir '/x/node_modules'", 'This user may not write to'],
  ['EROFS: read-only file system', 'This user may not write to'],
  ['npm error code EAI_AGAIN', 'registry cannot be reached'],
  ['GET https://registry.npmjs.org/pnpm: Connection refused (ECONNREFUSED)', 'registry cannot be reached'],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'does not match a package.json'],
])('%s', async (output, sentence) => {
  const error = await explain(output, 'Nothing was installed.');
  expect(error).toBeInstanceOf(Sentence);
  expect(error.message).toContain(sentence);
  expect(error.message).not.toContain('\n');
});

test('an unknown error is shown with its last lines', async () => {
  expect((await explain('first\nlast\n', 'Nothing was installed.')).message).toBe(
    'Nothing was installed.\nfirst\nlast',
  );
});
