import { expect, test } from 'vitest';
import { changeSettings, DEFAULT_SETTINGS, showableScreen, startScreen, type SettingsChange } from './index.ts';

const after = (change: SettingsChange) => changeSettings(DEFAULT_SETTINGS, change);
const films = { loadingVideos: ['https://x.example/a.mp4'] };
const pictures = { loadingBackground: 'https://x.example/b.png', logo: 'https://x.example/l.png' };

test('the start screen follows the settings', () => {
  expect(startScreen(DEFAULT_SETTINGS)).toEqual({
    titleBarIcon: null,
    asksPassword: false,
    start: { background: null, logo: null, begins: { kind: 'byItself' } },
    loading: { kind: 'picture', background: null, logo: null, image: null },
    controlBar: {
      hasScreenshot: true,
      hasMicrophone: false,
      hasVoice: false,
      hasStreamControls: false,
      isSettingsDraggable: false,
    },
    hasNotifications: true,
    queue: { background: null },
  });
  expect(
    startScreen(
      after({
        ...films,
        ...pictures,
        autoPlays: false,
        playButton: 'https://x.example/p.png',
        showsControlBar: false,
        showsRuntimeNotifications: false,
      }),
    ),
  ).toMatchObject({
    hasNotifications: false,
    start: {
      background: pictures.loadingBackground,
      logo: pictures.logo,
      begins: { kind: 'onClick', playButton: 'https://x.example/p.png' },
    },
    loading: { kind: 'videos', addresses: films.loadingVideos, isShuffled: false },
    controlBar: null,
  });
});

test('addresses that no page may show are left out of the start screen', () => {
  const [ours, theirs, bad] = ['http://files.test/a.png', 'https://x.example/a.png', 'https://localhost/a.png'];
  const settings = after({ logo: ours, titleBarIcon: theirs, queueBackground: bad, loadingBackground: bad });
  expect(showableScreen(startScreen(settings), { filesOrigin: 'http://files.test' })).toMatchObject({
    titleBarIcon: theirs,
    start: { logo: ours, background: null },
    loading: { logo: ours, background: null },
    queue: { background: null },
  });
  const loads = startScreen(after({ loadingVideos: ['https://x.example/a.mp4', 'https://127.0.0.1/b.mp4'] }));
  expect(showableScreen(loads, { filesOrigin: null }).loading).toMatchObject({
    addresses: ['https://x.example/a.mp4'],
  });
});
