import { describe, expect, test } from 'vitest';
import {
  changeSettings,
  checkConfigName,
  checkSettings,
  checkStreamPassword,
  CONFIG_FIELDS,
  configDifferences,
  configFields,
  configWarnings,
  copyName,
  DEFAULT_SETTINGS,
  idleTimeOptions,
  isLinkExpired,
  parseLaunchArguments,
  sessionTimeOptions,
  type ConfigSettings,
  type SettingsChange,
} from './index.ts';

const codes = (violations: readonly { code: string }[]) => violations.map(({ code }) => code);
const after = (change: SettingsChange): ConfigSettings => changeSettings(DEFAULT_SETTINGS, change);
const refusals = (change: SettingsChange) =>
  codes(checkSettings(after(change), { filesOrigin: 'http://127.0.0.1:4002' }));

test.each([
  ['showroom', []],
  ['Show_room_2', []],
  ['a'.repeat(50), []],
  ['', ['Please select different config name']],
  ['  ', ['Please select different config name']],
  ['default', ['Please select different config name']],
  ['DeFault', ['Please select different config name']],
  ['usersinfo', ['Please select different config name']],
  ['UsersInfo', ['Please select different config name']],
  ['InfoToConstructUrls', ['Please select different config name']],
  ['infotoconstructurls', ['Please select different config name']],
  ['show room', ['Config name should not contain special characters or spaces']],
  ['show-room', ['Config name should not contain special characters or spaces']],
  ['../x', ['Config name should not contain special characters or spaces']],
  ['schön', ['Config name should not contain special characters or spaces']],
  ['a'.repeat(51), ['A config name has at most 50 characters.']],
])('the config name %j', (name, messages) => {
  expect(checkConfigName(name).map(({ message }) => message)).toEqual(messages);
});

test('a copy gets the next free name, shortened if it would be too long', () => {
  expect(copyName('kiosk', () => false)).toBe('kiosk_copy');
  expect(copyName('kiosk', (name) => name !== 'kiosk_copy_3')).toBe('kiosk_copy_3');
  expect(copyName('k'.repeat(50), () => false)).toBe(`${'k'.repeat(45)}_copy`);
});

describe('the catalogue', () => {
  test('has unique wire keys, and dependencies only on existing settings', () => {
    const keys = configFields.map(({ field }) => field.wire);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { field } of configFields) {
      if (field.dependsOn) expect(Object.keys(CONFIG_FIELDS)).toContain(field.dependsOn.field);
      if (field.isCleared) expect(field.dependsOn).toBeDefined();
    }
  });
  test('starts with valid settings', () => {
    expect(checkSettings(DEFAULT_SETTINGS, { filesOrigin: null })).toEqual([]);
  });
});

test.each<[string, SettingsChange, SettingsChange]>([
  ['the date of a link that does not expire', { linkExpiresAt: '2026-12-31T18:00:00.000Z' }, { linkExpiresAt: null }],
  [
    'width and height of a dynamic picture',
    { resolutionWidth: 1920, resolutionHeight: 1080 },
    { resolutionWidth: null, resolutionHeight: null },
  ],
  ['launch arguments that are off', { launchArguments: '-log' }, { launchArguments: null }],
  ['the address of mails that are off', { developersEmail: 'a@b.example' }, { developersEmail: null }],
])('saving clears %s', (_, change, expected) => {
  expect(after(change)).toEqual({ ...DEFAULT_SETTINGS, ...expected });
});

test('saving clears the password when its flag is off, and keeps idle times and the room name', () => {
  const guarded = after({ requiresPassword: true, password: 'x' });
  expect(guarded.hasPassword).toBe(true);
  expect(changeSettings(guarded, {}).hasPassword).toBe(true);
  expect(changeSettings(guarded, { requiresPassword: false }).hasPassword).toBe(false);
  expect(after({ password: 'x' }).hasPassword).toBe(false);
  expect(after({ endsIdleStreams: false, idleWarnMinutes: 9, voipRoomName: 'Hall' })).toMatchObject({
    idleWarnMinutes: 9,
    voipRoomName: 'Hall',
  });
});

test('an empty text is stored as none, an address only once, an instant without seconds, and a flag as its default', () => {
  expect(
    after({
      voipRoomName: '',
      logo: ' https://x.example/l.png ',
      loadingVideos: ['https://x.example/a.mp4', ' https://x.example/a.mp4', ''],
      hasLinkExpiry: true,
      linkExpiresAt: '2026-12-31T18:00:59.5+01:00',
    }),
  ).toMatchObject({
    voipRoomName: null,
    logo: 'https://x.example/l.png',
    loadingVideos: ['https://x.example/a.mp4'],
    linkExpiresAt: '2026-12-31T17:00:00.000Z',
  });
});

const video = (index: number) => `https://x.example/${index}.mp4`;
test.each<[SettingsChange, string[]]>([
  [{ hasLinkExpiry: true }, ['CONFIG_EXPIRY_MISSING']],
  [{ hasLinkExpiry: true, linkExpiresAt: 'tomorrow' }, ['CONFIG_INSTANT_UNREADABLE']],
  [{ requiresPassword: true }, ['CONFIG_PASSWORD_MISSING']],
  [{ requiresPassword: true, password: '' }, ['CONFIG_PASSWORD_MISSING']],
  [{ maxSessionMinutes: 0 }, ['CONFIG_NUMBER_RANGE']],
  [{ maxSessionMinutes: 1 }, []],
  [{ maxSessionMinutes: 500 }, []],
  [{ maxSessionMinutes: 501 }, ['CONFIG_NUMBER_RANGE']],
  [{ maxSessionMinutes: 1.5 }, ['CONFIG_NUMBER_RANGE']],
  [{ maxSessionMinutes: Number.NaN }, ['CONFIG_NUMBER_RANGE']],
  [{ resolution: 'CUSTOM' }, ['CONFIG_SIZE_MISSING', 'CONFIG_SIZE_MISSING']],
  [{ resolution: 'CUSTOM', resolutionWidth: 1920, resolutionHeight: 1080 }, []],
  [
    { resolution: 'CUSTOM', resolutionWidth: 15, resolutionHeight: 4321 },
    ['CONFIG_NUMBER_RANGE', 'CONFIG_NUMBER_RANGE'],
  ],
  [{ emulatedLatitude: 48.1 }, ['CONFIG_LOCATION_INCOMPLETE']],
  [{ emulatedLatitude: 48.1, emulatedLongitude: 11.6 }, []],
  [{ emulatedLatitude: -90.1, emulatedLongitude: 180 }, ['CONFIG_NUMBER_RANGE']],
  [{ mailsOnCrash: true }, ['CONFIG_EMAIL_MISSING']],
  [{ mailsOnCrash: true, developersEmail: 'a@b.example' }, []],
  [{ mailsOnCrash: true, developersEmail: 'a@b.example,c@d.example' }, ['CONFIG_EMAIL_FORMAT']],
  [{ mailsOnCrash: true, developersEmail: 'a@b.example\r\nBcc: c@d.example' }, ['CONFIG_EMAIL_FORMAT']],
  [{ logo: 'https://cdn.example/logo.png?size=2#x' }, []],
  [{ logo: 'http://127.0.0.1:4002/assets/logo.png' }, []],
  [{ logo: 'http://127.0.0.1:40021/logo.png' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ logo: 'http://127.0.0.1:4002@evil.example/logo.png' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ logo: 'http://cdn.example/logo.png' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ logo: 'javascript:alert(1)' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ logo: 'data:image/svg+xml,<svg/>' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ logo: '//cdn.example/logo.png' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ logo: 'https://me:secret@cdn.example/logo.png' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ logo: 'https://cdn.example/a b.png' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ logo: 'https://cdn.example/"onerror=x' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ logo: `https://cdn.example/${'x'.repeat(2_100)}` }, ['CONFIG_TEXT_TOO_LONG']],
  [{ loadingVideos: ['https://cdn.example/night.MP4?x=1'] }, []],
  [{ loadingVideos: ['https://cdn.example/night.webm'] }, ['CONFIG_VIDEO_NOT_MP4']],
  [{ loadingVideos: ['https://cdn.example/night.webm?.mp4'] }, ['CONFIG_VIDEO_NOT_MP4']],
  [{ logo: 'https://127.0.0.1/logo.png' }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ loadingVideos: ['https://[::1]/night.mp4'] }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ loadingVideos: ['https://films.internal/night.mp4'] }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ hasLinkExpiry: true, linkExpiresAt: '2027-02-30T00:00:00.000Z' }, ['CONFIG_INSTANT_UNREADABLE']],
  [{ loadingVideos: ['http://cdn.example/night.mp4'] }, ['CONFIG_ADDRESS_NOT_HTTPS']],
  [{ loadingVideos: Array.from({ length: 20 }, (_, index) => video(index)) }, []],
  [{ loadingVideos: Array.from({ length: 21 }, (_, index) => video(index)) }, ['CONFIG_LIST_TOO_LONG']],
  [{ appParameters: 'x'.repeat(4_097) }, ['CONFIG_TEXT_TOO_LONG']],
  [{ appParameters: 'level\u0000up' }, ['CONFIG_TEXT_CHARACTERS']],
  [{ appParameters: 'exe\u202Egpj' }, ['CONFIG_TEXT_CHARACTERS']],
  [{ appParameters: 'half \uD800' }, ['CONFIG_TEXT_CHARACTERS']],
  [{ appParameters: 'two\nlines' }, ['CONFIG_TEXT_CHARACTERS']],
  [{ consoleCommands: 'stat fps\nstat unit' }, []],
  [{ appParameters: 'مرحبا 👩‍💻 $(reboot) `x` ; && |' }, []],
  [{ appendsLaunchArguments: true, launchArguments: '-log "open' }, ['CONFIG_LAUNCH_ARGUMENTS_QUOTES']],
  [{ appendsLaunchArguments: true, launchArguments: '-a '.repeat(65) }, ['CONFIG_LAUNCH_ARGUMENTS_TOO_MANY']],
])('saving %j is refused with %j', (change, expected) => {
  expect(refusals(change)).toEqual(expected);
});

test('only the named settings are checked, plus their dependencies', () => {
  const strange: ConfigSettings = { ...DEFAULT_SETTINGS, maxSessionMinutes: 9_000 };
  expect(codes(checkSettings(strange, { filesOrigin: null }))).toEqual(['CONFIG_NUMBER_RANGE']);
  expect(checkSettings(strange, { filesOrigin: null }, ['logo'])).toEqual([]);
});

test.each([
  ['x', []],
  ['x'.repeat(128), []],
  ['', ['CONFIG_PASSWORD_LENGTH']],
  ['x'.repeat(129), ['CONFIG_PASSWORD_LENGTH']],
  ['a\u0007b', ['CONFIG_TEXT_CHARACTERS']],
])('the stream password %j', (password, expected) => {
  expect(codes(checkStreamPassword(password))).toEqual(expected);
});

test.each([
  ['', []],
  ['  ', []],
  ['-log  -windowed', ['-log', '-windowed']],
  ['-map="My Level" -x', ['-map=My Level', '-x']],
  ['"" -x', ['', '-x']],
  [String.raw`C:\Games\x.pak \"quoted\"`, [String.raw`C:\Games\x.pak`, '"quoted"']],
  ["-a='b c'", ["-a='b", "c'"]],
  ['-a;rm -rf $(x) `y` | & > < * ~', ['-a;rm', '-rf', '$(x)', '`y`', '|', '&', '>', '<', '*', '~']],
])('the launch arguments %j', (text, list) => {
  expect(parseLaunchArguments(text)).toEqual({ list, violations: [] });
});

test('option lists contain the current value, once and in order', () => {
  expect(sessionTimeOptions(15).slice(0, 4)).toEqual([10, 15, 20, 30]);
  expect(sessionTimeOptions(20)).toHaveLength(50);
  expect(sessionTimeOptions(500).at(-1)).toBe(500);
  expect(idleTimeOptions(5)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(idleTimeOptions(40).at(-1)).toBe(40);
});

const NOW = new Date('2026-11-20T10:00:00.000Z');

test.each([
  ['2026-11-20T10:00:00.000Z', true, ['linkExpiresAt']],
  ['2026-11-20T10:01:00.000Z', true, []],
  ['2026-11-20T10:00:00.000Z', false, []],
])('an expiry at %s, enabled: %s, warns at %j', (linkExpiresAt, hasLinkExpiry, fields) => {
  const warnings = configWarnings({ ...DEFAULT_SETTINGS, hasLinkExpiry, linkExpiresAt }, NOW);
  expect(warnings.map(({ field }) => field)).toEqual(fields);
});

const films = { loadingVideos: ['https://x.example/a.mp4'] };
const pictures = {
  loadingBackground: 'https://x.example/b.png',
  logo: 'https://x.example/l.png',
  loadingImage: 'https://x.example/i.gif',
};
test('a loading video warns at each picture that it covers', () => {
  expect(configWarnings(after(films), NOW)).toEqual([]);
  expect(configWarnings(after(pictures), NOW)).toEqual([]);
  expect(configWarnings(after({ ...films, ...pictures }), NOW).map(({ message }) => message)).toEqual([
    'Loading background and video enabled simultaneously.',
    'Logo and video enabled simultaneously.',
    'Loading image and video enabled simultaneously.',
  ]);
});

test('two revisions are compared in words, including the password, without unknown keys', () => {
  const before = { document: { expireOn: '15minutes', MouseControlScheme: '1', theirs: { a: 1 } }, hasPassword: true };
  const later = {
    document: { expireOn: '30minutes', MouseControlScheme: '0', Logo: 'https://x.example/l.png' },
    hasPassword: true,
    isPasswordNew: true,
  };
  expect(configDifferences(before, later)).toEqual([
    { field: 'maxSessionMinutes', label: 'Maximum session time', before: '15 minutes', after: '30 minutes' },
    { field: 'mouseScheme', label: 'Mouse', before: 'Hovering', after: 'Locked' },
    { field: 'logo', label: 'Logo', before: null, after: 'https://x.example/l.png' },
    { field: 'password', label: 'Password', before: 'Set', after: 'Set anew' },
  ]);
  expect(configDifferences(before, { ...before, isPasswordNew: false })).toEqual([]);
  const named = { ...before, document: { ...before.document, owner: 'northlight', id: 'cfg_1' } };
  expect(configDifferences(named, { ...before, isPasswordNew: false })).toEqual([]);
});

test.each([
  ['2026-12-31T17:59:59.999Z', true, false],
  ['2026-12-31T18:00:00.000Z', true, true],
  ['2027-12-31T18:00:00.000Z', false, false],
])('at %s a link that expires at six (%j) is expired: %j', (now, hasLinkExpiry, expected) => {
  const settings = { ...DEFAULT_SETTINGS, hasLinkExpiry, linkExpiresAt: '2026-12-31T18:00:00.000Z' };
  expect(isLinkExpired(settings, new Date(now))).toBe(expected);
});
