import { expect, test } from 'vitest';
import type { Ask } from '../session/ask.ts';
import { createReporter } from './fault-report.ts';
import { quietConsole } from './quiet-console.ts';
import { watchFaults } from './watch-faults.ts';

function aPage(origin = 'https://panel.example', pathname = '/apps/Harbour/links') {
  const sent: unknown[] = [];
  const ask: Ask = async (_document, variables) => {
    sent.push(variables);
    return { data: null, error: new Error('down') };
  };
  return { sent, report: createReporter(ask, () => ({ origin, pathname })) };
}

const anError = (message: string, stack = 'at f (https://panel.example/assets/a.js:1:1)', name = 'TypeError') =>
  Object.assign(new Error(message), { stack, name });

test('an error that nobody caught is reported with the pattern of its page, once', () => {
  const { sent, report } = aPage();
  const error = anError('x is not a function');
  report(error);
  report(error);
  expect(sent).toEqual([{ input: { message: 'x is not a function', stack: error.stack, route: '/apps/:name/links' } }]);
});

test('errors and rejections of the window are reported, by what the first one loads', async () => {
  const { sent, report } = aPage();
  let loads = 0;
  watchFaults(async () => {
    loads += 1;
    return report;
  });
  window.dispatchEvent(new ErrorEvent('error', { error: anError('thrown') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: anError('rejected') }));
  await expect.poll(() => sent).toMatchObject([{ input: { message: 'thrown' } }, { input: { message: 'rejected' } }]);
  expect(loads).toBe(1);
});

test.each([
  ['of an extension', anError('x', 'at f (chrome-extension://abc/a.js:1:1)')],
  ['of a page that is left', anError('x', '', 'AbortError')],
  ['without a connection', anError('Failed to fetch')],
  ['that the API answered', anError('x', '', 'CombinedGraphQLErrors')],
  ['that is no error', 'text'],
])('nothing is reported %s', (_, error) => {
  const { sent, report } = aPage();
  report(error);
  expect(sent).toEqual([]);
});

test('nothing is reported on a developer’s machine', () => {
  const { sent, report } = aPage('http://localhost:4000');
  report(anError('x'));
  expect(sent).toEqual([]);
});

test('a page that is broken for good falls silent, and long texts are cut', () => {
  const { sent, report } = aPage('https://panel.example', '/nowhere/at/all');
  for (let index = 0; index < 20; index++) report(anError(`${index} ${'x'.repeat(9_000)}`, 'y'.repeat(9_000)));
  expect(sent).toHaveLength(5);
  expect(JSON.stringify(sent[0]).length).toBeLessThan(8 * 1024);
  expect(sent[0]).toMatchObject({ input: { route: '/*' } });
});

test('a quiet console says nothing', () => {
  const said: unknown[] = [];
  const target = { ...console, error: (text: unknown) => said.push(text) };
  quietConsole(target);
  target.error('secret');
  expect(said).toEqual([]);
});
