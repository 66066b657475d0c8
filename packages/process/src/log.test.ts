import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** What a process of that name logs about an error. */
function written(error: unknown): { process: string; err: unknown } {
  let line = '';
  createLog('api', 'info', { write: (text) => void (line += text) }).error({ err: error }, 'fault');
  return JSON.parse(line);
}

test('a line names the process, and of an error its kind, message, code and cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', address: '10.0.0.7' });
  const { process, err } = written(new TypeError('no answer', { cause }));
  expect(process).toBe('api');
  expect(err).toMatchObject({
    type: 'TypeError',
    message: expect.stringMatching(/^no answer/),
    cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
  });
  expect(JSON.stringify(err)).not.toContain('10.0.0.7');
});

test('the parameters of a query are never logged, over however many lines they go', () => {
  const failed = new Error('Failed query: select $1\nparams: ada@example.com,a\nsecret');
  expect(JSON.stringify(written(failed))).not.toMatch(/ada@example\.com|secret/);
});

test('not even if a value looks like a stack frame', () => {
  const failed = new Error('Failed query: insert $1, $2\nparams: a name\n    at last,ada@example.com', {
    cause: new Error('deadlock detected'),
  });
  const told = JSON.stringify(written(failed));
  expect(told).not.toContain('ada@example.com');
  expect(told).toContain('log.test.ts');
  const copy = { message: failed.message, stack: failed.stack };
  expect(JSON.stringify(written(copy))).not.toContain('ada@example.com');
  expect(JSON.stringify(written(new Error('not kept', { cause: copy })))).not.toContain('ada@example.com');
});

test('a thrown value that is not an error is only logged by its type', () => {
  expect(written('ada@example.com').err).toBe('string');
});

test('a plain copy of an error is logged like the error, without anything else', () => {
  const copy = {
    message: 'the database is gone',
    stack: 'Error: gone\n    at x',
    code: '57P01',
    queue: 'mail',
  };
  expect(written(copy).err).toEqual({ type: 'object', message: copy.message, stack: copy.stack, code: '57P01' });
});
