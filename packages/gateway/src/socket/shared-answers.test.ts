import { parse, type ExecutionResult } from 'graphql';
import type { Context } from '@launchyard/schema/context';
import { expect, test, vi } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

const document = parse('subscription { changes { id } }');
const asked = { document, operationName: null, variables: { after: '1' } };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as far as an answer looks at it
const contextOf = (requestId: string) => ({ requestId, publicConfig: { productName: 'Launchyard' } }) as Context;
const answering = (make: (context: Context) => ExecutionResult | Promise<ExecutionResult>) => vi.fn(make);
const fromTheEvent = () => answering(({ publicConfig }) => ({ data: { name: publicConfig.productName } }));

test('one event is resolved once for all identical subscriptions', () => {
  const share = createSharedAnswers();
  const answer = fromTheEvent();
  const event = { number: 1 };
  const all = ['a', 'b', 'c'].map((id) => share(asked)(event, contextOf(id), answer));
  expect(all).toEqual(Array.from({ length: 3 }, () => ({ data: { name: 'Launchyard' } })));
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<typeof asked>]>([
  ['another document', { document: parse('subscription { changes { id } }') }],
  ['other variables', { variables: { after: '2' } }],
])('%s is resolved separately', async (_, other) => {
  const share = createSharedAnswers();
  const answer = fromTheEvent();
  const event = { number: 1 };
  await share(asked)(event, contextOf('a'), answer);
  await share({ ...asked, ...other })(event, contextOf('b'), answer);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('another event is resolved separately, however equal it looks', async () => {
  const answerOnce = createSharedAnswers()(asked);
  const answer = fromTheEvent();
  await answerOnce({ number: 1 }, contextOf('a'), answer);
  await answerOnce({ number: 1 }, contextOf('a'), answer);
  expect(answer).toHaveBeenCalledTimes(2);
});

test.each<[string, (context: Context) => ExecutionResult | Promise<ExecutionResult>]>([
  ['reads its caller', ({ requestId }) => ({ data: { requestId } })],
  ['waited for something', async () => ({ data: {} })],
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an error is all that counts
  ['failed', () => ({ data: null, errors: [new Error('no')] }) as unknown as ExecutionResult],
])('an answer that %s is not shared', async (_, make) => {
  const answerOnce = createSharedAnswers()(asked);
  const answer = answering(make);
  const event = { number: 1 };
  const [first, second] = [
    await answerOnce(event, contextOf('a'), answer),
    await answerOnce(event, contextOf('b'), answer),
  ];
  expect(answer).toHaveBeenCalledTimes(2);
  expect(first).not.toBe(second);
  if (first.data?.['requestId'] !== undefined)
    expect([first, second].map(({ data }) => data?.['requestId'])).toEqual(['a', 'b']);
});
