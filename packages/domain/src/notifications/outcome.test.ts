import { expect, test } from 'vitest';
import { isNotificationUrl } from './link.ts';
import { outcomeNotice } from './outcome.ts';

const upload = { uploadId: 'upl_1', appName: 'Ridge_Terrain', version: 7 };

test('a tested upload is announced with a link to its links', () => {
  expect(outcomeNotice(upload, null)).toEqual({
    kind: 'uploadTested',
    message: 'Ridge_Terrain v7 is Ready To Stream',
    link: { title: 'Open links', url: '/apps/Ridge_Terrain/links' },
  });
});

test('a failed upload is announced with its reason and a link to the details', () => {
  expect(outcomeNotice(upload, { message: 'Enable PSX plugin & re-build' })).toEqual({
    kind: 'uploadFailed',
    message: 'Ridge_Terrain v7 failed: Enable PSX plugin & re-build',
    link: { title: 'See what failed', url: '/uploads/upl_1' },
  });
});

test('every notification links to a valid address', () => {
  for (const failure of [null, { message: 'x' }]) {
    const { link } = outcomeNotice({ ...upload, appName: '//evil.example' }, failure);
    expect(link && isNotificationUrl(link.url)).toBe(true);
  }
});
