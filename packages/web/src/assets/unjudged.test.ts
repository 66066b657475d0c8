import { expect, onTestFinished, test, vi } from 'vitest';
import { kitMessages } from '../kit/messages.ts';
import { unjudged } from './unjudged.ts';

test.each([
  ['a file that is gone', new DOMException('gone', 'NotFoundError'), 0],
  ['a mistake of ours', new RangeError('Offset is outside the bounds'), 1],
])('%s has a calm sentence; reported is what is a mistake of ours', (_, error, reports) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(unjudged(error)).toBe(kitMessages.fault);
  expect(report).toHaveBeenCalledTimes(reports);
});
