import { expect, test } from 'vitest';
import { titleOf } from './titles.ts';

test.each([
  ['/', '', 'Streaming Apps · Launchyard'],
  ['/library/new-image', '', 'Asset Library · Launchyard'],
  ['/apps/AlpineVilla/links/configs', '', 'Configs · Launchyard'],
  ['/configs/kiosk/library/add-video', '', 'Config kiosk: Asset Library · Launchyard'],
  ['/configs', '?search=kiosk', 'Configs · Launchyard'],
  ['/configs/new', '', 'New config · Launchyard'],
  ['/configs/NEW', '', 'Config NEW · Launchyard'],
  ['/apps/AlpineVilla/links', '', 'AlpineVilla links · Launchyard'],
  ['/apps/AlpineVilla/links', '?tab=meeting', 'AlpineVilla meeting links · Launchyard'],
  ['/apps/AlpineVilla/links/configs/kiosk', '', 'Config kiosk · Launchyard'],
  ['/uploads/new', '?app=AlpineVilla', 'New version of AlpineVilla · Launchyard'],
  ['/nowhere', '', 'Launchyard'],
])('%s%s is called “%s”', (pathname, search, title) => {
  expect(titleOf(pathname, search)).toBe(title);
});
