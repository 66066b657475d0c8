import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_THUMBNAIL_BYTES } from '@launchyard/domain/assets';
import { toasts } from '../kit/toasts.ts';
import { refusal, testClient, type TestRoot } from '../test-kit/api.ts';
import { renderPart } from '../test-kit/render.tsx';
import { anApp } from '../test-kit/world.ts';
import { ThumbnailPicker } from './ThumbnailPicker.tsx';
import { useSendThumbnail } from './use-send-thumbnail.ts';

/** The smallest possible JPG: a frame of 16 by 16 pixels and a scan. */
const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0];
const JPEG = Uint8Array.from([0xff, 0xd8, ...FRAME, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xff, 0xd9]);
const jpeg = (name = 'harbour.jpg') => new File([JPEG], name, { type: 'image/jpeg' });

URL.createObjectURL = () => 'blob:the-preview';

const stops: Array<() => void> = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  toasts.update(() => []);
});

/** A files origin that accepts pictures, and records them. */
async function startFiles(status = 200) {
  const came: Array<{ bytes: Buffer; headers: Record<string, unknown> }> = [];
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', 'PUT');
    const bytes = await buffer(request);
    if (request.method === 'PUT') came.push({ bytes, headers: request.headers });
    response.writeHead(status).end();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `http://127.0.0.1:${address.port}/parts/trf_1`, came };
}

/** Like the wizard: one click sends the picked file. */
function Page() {
  const [picked, setPicked] = useState<File | null>(null);
  const { send, isSending } = useSendThumbnail();
  return (
    <>
      <ThumbnailPicker name="AlpineVilla" url={null} picked={picked} onPick={setPicked} isDisabled={isSending} />
      <button type="button" onClick={() => picked && void send('app_1', picked)}>
        Send
      </button>
    </>
  );
}

async function open(root: TestRoot = {}) {
  const { user } = await renderPart(<Page />, testClient(root));
  return { user, field: screen.getByLabelText('Choose a thumbnail') };
}

const picture = () => document.querySelector('img');

test('a generated thumbnail is shown until one is chosen', async () => {
  const { user, field } = await open();
  expect(picture()).toBeNull();
  await user.upload(field, jpeg());
  await vi.waitFor(() => expect(picture()?.getAttribute('src')).toBe('blob:the-preview'));
  expect(screen.getByText('JPG or PNG thumbnail, up to 1 MB.')).toBeTruthy();
});

test.each([
  [
    'a GIF named like a JPG',
    new File(['GIF89a'], 'a.jpg', { type: 'image/jpeg' }),
    'Invalid file type. Please upload a JPG or PNG file.',
  ],
  [
    'an SVG',
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'),
    'Invalid file type. Please upload a JPG or PNG file.',
  ],
  ['an empty file', new File([], 'a.png'), 'Invalid file type. Please upload a JPG or PNG file.'],
  [
    'one byte more than 1 MB',
    new File([new Uint8Array(MAX_THUMBNAIL_BYTES + 1)], 'a.png'),
    'File size exceeds the maximum allowed size of 1 MB.',
  ],
  [
    'half a picture',
    new File([JPEG.subarray(0, 20)], 'a.jpg'),
    'This picture is damaged. Save it again as JPG or PNG and choose the new file.',
  ],
])('%s is refused with a reason and not used', async (_, file, words) => {
  const { user, field } = await open();
  await user.upload(field, file);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(picture()).toBeNull();
});

test('the chosen file is sent with its hash and finished', async () => {
  const files = await startFiles();
  const link = {
    number: 1,
    method: 'PUT',
    url: files.url,
    headers: [{ name: 'x-part-number', value: '1' }],
    sha256Header: 'x-part-sha256',
  };
  const appThumbnailStart = vi.fn((_asked: object) => ({
    thumbnailUpload: { thumbnailId: 'trf_1', link },
    userErrors: [],
  }));
  const app = anApp({ thumbnailUrl: 'http://files.example/pictures/key' });
  const appThumbnailFinish = vi.fn((_asked: object) => ({ app, userErrors: [] }));
  const { user, field } = await open({ appThumbnailStart, appThumbnailFinish });
  await user.upload(field, jpeg());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thumbnail uploaded successfully')).toBeTruthy();
  const [came] = files.came;
  expect(came?.bytes).toEqual(Buffer.from(JPEG));
  expect(came?.headers).toMatchObject({
    'x-part-number': '1',
    'x-part-sha256': createHash('sha256').update(JPEG).digest('hex'),
  });
  expect(appThumbnailStart.mock.calls[0]?.[0]).toMatchObject({
    input: { appId: 'app_1', fileName: 'harbour.jpg', sizeBytes: JPEG.length },
  });
  expect(appThumbnailFinish.mock.calls[0]?.[0]).toMatchObject({ input: { thumbnailId: 'trf_1' } });
});

test('a refusal is shown in its own words', async () => {
  const words = 'This application does not exist, or it is not yours.';
  const { user, field } = await open({
    appThumbnailStart: { thumbnailUpload: null, userErrors: [refusal('APP_NOT_FOUND', words, 'appId')] },
  });
  await user.upload(field, jpeg());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a store that refuses the upload shows a calm message', async () => {
  const files = await startFiles(507);
  const link = { number: 1, method: 'PUT', url: files.url, headers: [], sha256Header: 'x-part-sha256' };
  const { user, field } = await open({
    appThumbnailStart: { thumbnailUpload: { thumbnailId: 'trf_1', link }, userErrors: [] },
  });
  await user.upload(field, jpeg());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Something went wrong. Please try again')).toBeTruthy();
});
