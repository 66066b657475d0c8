import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fault } from '../../test-kit/api.ts';
import type { UploadStartInput, UploadStartPayload } from '../../test-kit/generated/schema.ts';
import type { Given } from '../../test-kit/given.ts';
import { alerts, openWizard } from '../../test-kit/wizard.tsx';
import { anUpload } from '../../test-kit/world.ts';
import { zipFile } from '../../test-kit/zip.ts';
import { scanBuild } from '../../uploads/scan/scan-build.ts';
import type { ScanAnswer } from '../../uploads/scan/scan-worker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const build = () => zipFile('Villa.zip', 'Villa.exe', 'Engine/a.pak', 'Samples/PixelStreaming/x.js');

/** Opens the step with the Upload button, with an API that answers the start as given. */
async function toUpload(uploadStart: (given: { input: UploadStartInput }) => Given<UploadStartPayload> | Error) {
  const wizard = await openWizard({ uploadStart });
  await wizard.choose(build());
  await wizard.goOn();
  await screen.findByLabelText('App name');
  return wizard;
}

test('while the services do not respond, starting an upload waits and retries with the same key', async () => {
  const answers: Error[] = [fault('UPSTREAM_UNAVAILABLE')];
  const asked: UploadStartInput[] = [];
  const { upload, router } = await toUpload(({ input }) => {
    asked.push(input);
    return answers.shift() ?? { upload: anUpload({ fileName: input.fileName }), userErrors: [] };
  });
  await upload();
  expect(await screen.findByText('The upload has not started yet: our servers are not responding')).toBeTruthy();
  expect(screen.getByText('Leave this open: it starts automatically.')).toBeTruthy();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/uploads/upl_1'));
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test('a wizard that is closed while waiting starts no upload', async () => {
  const uploadStart = vi.fn(() => fault('UPSTREAM_UNAVAILABLE'));
  const { upload, user, router } = await toUpload(uploadStart);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await upload();
  await screen.findByText('The upload has not started yet: our servers are not responding');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(uploadStart).toHaveBeenCalledTimes(1);
});

test.each([
  ['a permanent fault', fault('FORBIDDEN'), 'Something went wrong. Please try again'],
  [
    'a rate limit longer than the longest wait',
    fault('RATE_LIMITED', { retryAfterSeconds: 1800 }),
    'Too many requests. Try again in 30 min.',
  ],
])('%s is reported immediately', async (_, answer, words) => {
  const { upload } = await toUpload(() => answer);
  await upload();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

/** The browser's workers: each does what the test says next, then runs the real check. */
function workersThat(...mishaps: Array<'does not load' | 'breaks'>): { made: number } {
  const count = { made: 0 };
  class TestWorker extends EventTarget {
    #mishap = mishaps[count.made++];

    postMessage(file: Blob | object): void {
      // Part hashing falls back without workers.
      if (!(file instanceof Blob)) return queueMicrotask(() => this.dispatchEvent(new Event('error')));
      if (this.#mishap === 'does not load') queueMicrotask(() => this.dispatchEvent(new Event('error')));
      else if (this.#mishap === 'breaks') this.#answer({ broken: 'TypeError: x is not a function' });
      else void scanBuild(file).then((outcome) => this.#answer({ outcome }));
    }

    terminate(): void {
      this.#mishap = undefined;
    }

    #answer(data: ScanAnswer): void {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  vi.stubGlobal('Worker', TestWorker);
  return count;
}

test.each(['does not load', 'breaks'] as const)(
  'a check that %s does not blame the file, and Try again reloads it',
  async (mishap) => {
    vi.stubGlobal('reportError', () => undefined);
    const workers = workersThat(mishap);
    const { choose, user } = await openWizard();
    await choose(build());
    expect(alerts()).toContain('The check did not run');
    expect(alerts()).toContain('this is not about your file');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The build passed its check')).toBeTruthy();
    expect(workers.made).toBe(2);
  },
);
