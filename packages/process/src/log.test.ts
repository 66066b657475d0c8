import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** What a process of that name writes of an error. */
function written(error: unknown): { process: string; err: unknown } {
  let line = '';
  createLog('api', 'info', { write: (text) => void (line += text) }).error({ err: error }, 'fault');
  return JSON.parse(line);
}

test('a line names the process, and of an error its kind, words, code and cause', () => {
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

test('what a query was asked with is never written, over however many lines it goes', () => {
  const failed = new Error('Failed query: select $1\nparams: ada@example.com,a\nsecret');
  expect(JSON.stringify(written(failed))).not.toMatch(/ada@example\.com|secret/);
});

test('nor where a value looks like a place of the stack', () => {
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

test('what is thrown and is no error is told by its type alone', () => {
  expect(written('ada@example.com').err).toBe('string');
});

test('a plain copy of an error is told as the error is, and nothing else of it', () => {
  const copy = {
    message: 'the database is gone',
    stack: 'Error: gone\n    at x',
    code: '57P01',
    queue: 'mail',
  };
  expect(written(copy).err).toEqual({ type: 'object', message: copy.message, stack: copy.stack, code: '57P01' });
});
