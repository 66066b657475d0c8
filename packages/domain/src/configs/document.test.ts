import { expect, test } from 'vitest';
import {
  changeSettings,
  completeDocument,
  CONFIG_FIELDS,
  DEFAULT_SETTINGS,
  parseDocument,
  readDocument,
  readableFields,
  writeDocument,
  type ConfigSettings,
  type SettingsChange,
} from './index.ts';

const codes = (text: string) => parseDocument(text).violations.map(({ code }) => code);
const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

/** Applications §3, key by key. Where it names no default: off or not set. */
const FRESH = {
  specificDateForStreamUrlExpire: '0',
  urlExpiretime: '',
  isPasswordToSecureStreamAccess: '0',
  anonymizeURL: '0',
  expireOn: '15minutes',
  qualityLevel: 'auto',
  resolutionType_ue4: 'Dynamic',
  ResulationX_ue4: '',
  ResulationY_ue4: '',
  MouseControlScheme: '1',
  showbrowserMouse: '0',
  isAfkEnabled: '1',
  afkWarnTimeout: '5',
  afkCloseTimeout: '1',
  shouldDisplayContorlBar: '1',
  enableDraggableSettingsBtn: '0',
  enableScreenshot: '1',
  showPsControl: '0',
  enableRuntimeNotifications: '1',
  ShouldAutoPlay: '1',
  fakeMouseWithTouches: '0',
  UseMicrophone: '0',
  useVOIP: '0',
  voipRoomName: '',
  ShouldUseCdn: '0',
  TurnServer: '0',
  TitleBarIcon: '',
  BGI: '',
  Logo: '',
  PlayBtn: '',
  BGI4Queue: '',
  LoadingImg: '',
  loadingVideoList: [],
  DoRandomSuffleInLoadingVideoAssets: '0',
  parameterToPassToApp: '',
  shouldAppendOveridingcmdLineArgs: '0',
  exeLunchArgs: '',
  consoleCmdsToPassToUnrealApp: '',
  platform: 'StreamingApp',
  shouldDebugUE4: '0',
  shouldDownloadUE4LogOnCLientSide: '0',
  sendEmailUponAppCrash: '0',
  developersEmail: '',
  injectStreamFromEditor: '0',
  emulatedGeolocationLatitude: '',
  emulatedGeolocationLongitude: '',
  audioMaxAverageBitrate: '128000',
  audioType: 'stereo',
  appName: '',
};

test('an empty document is the default config, and a complete one has every key that players know and no other', () => {
  expect(readDocument({}, false)).toEqual(DEFAULT_SETTINGS);
  expect(completeDocument({})).toEqual(FRESH);
});

test('a document has its keys in a fixed order, however they were stored, with unknown keys last', () => {
  const stored = { theirs: 1, appName: 'Villa', TurnServer: '1', BGI: '' };
  const whole = completeDocument(stored);
  expect(Object.keys(whole)).toEqual([...Object.keys(FRESH), 'theirs']);
  expect(whole).toEqual({ ...FRESH, ...stored });
});

test.each<[Record<string, unknown>, Partial<ConfigSettings>]>([
  [{ expireOn: '30minutes' }, { maxSessionMinutes: 30 }],
  [{ expireOn: '30' }, { maxSessionMinutes: 30 }],
  [{ expireOn: 30 }, { maxSessionMinutes: 30 }],
  [{ expireOn: 'soon' }, { maxSessionMinutes: 15 }],
  [{ expireOn: '' }, { maxSessionMinutes: 15 }],
  [{ anonymizeURL: '1' }, { isAnonymised: true }],
  [{ anonymizeURL: true }, { isAnonymised: true }],
  [{ anonymizeURL: 'yes' }, { isAnonymised: false }],
  [{ isAfkEnabled: '0' }, { endsIdleStreams: false }],
  [{ MouseControlScheme: 0 }, { mouseScheme: 'LOCKED' }],
  [
    { resolutionType_ue4: 'Custom', ResulationX_ue4: '1920' },
    { resolution: 'CUSTOM', resolutionWidth: 1920 },
  ],
  [{ urlExpiretime: '2026-12-31T18:00' }, { linkExpiresAt: '2026-12-31T18:00:00.000Z' }],
  [{ urlExpiretime: '2026-12-31T18:00:30+01:00' }, { linkExpiresAt: '2026-12-31T17:00:00.000Z' }],
  [{ urlExpiretime: '2026-13-31T18:00' }, { linkExpiresAt: null }],
  [{ loadingVideoList: ['a', 'b', 'a'] }, { loadingVideos: ['a', 'b'] }],
  [{ loadingVideoList: [1] }, { loadingVideos: [] }],
  [{ Logo: { html: 'x' } }, { logo: null }],
  [{ platform: 'Linux_UE_Build_For_PS' }, { platform: 'LINUX' }],
  [{ emulatedGeolocationLatitude: '-48.13' }, { emulatedLatitude: -48.13 }],
  [{ passwordToStart: 'secret' }, { hasPassword: false }],
])('the wire document %j reads as %j', (document, expected) => {
  expect(readDocument(document, false)).toMatchObject(expected);
});

const everything: SettingsChange = {
  hasLinkExpiry: true,
  linkExpiresAt: '2026-12-31T18:00:00.000Z',
  maxSessionMinutes: 40,
  qualityLevel: 'HIGH',
  resolution: 'CUSTOM',
  resolutionWidth: 1920,
  resolutionHeight: 1080,
  mouseScheme: 'LOCKED',
  endsIdleStreams: false,
  usesVoip: true,
  voipRoomName: 'Hall',
  logo: 'https://x.example/l.png',
  loadingVideos: ['https://x.example/a.mp4'],
  appendsLaunchArguments: true,
  launchArguments: '-log "a b"',
  consoleCommands: 'stat fps\nstat unit',
  platform: 'WINDOWS',
  emulatedLatitude: 48.137154,
  emulatedLongitude: -11.5,
  audioType: 'MONO',
};

test('writing and reading back preserves the values, unknown keys and values that could not be read', () => {
  const theirs = { futureSetting: { deep: ['x', 1, null] }, qualityLevel: 'ultra', MouseControlScheme: 7 };
  const settings = changeSettings(DEFAULT_SETTINGS, everything);
  const names = readableFields.map(({ name }) => name);
  expect(readDocument(writeDocument(theirs, settings, names), false)).toEqual(settings);
  const little = writeDocument(theirs, settings, ['logo']);
  expect(little).toEqual({ ...theirs, Logo: 'https://x.example/l.png' });
  expect(completeDocument(little)).toMatchObject(theirs);
});

test.each([1e-7, 0.1 + 0.2, -1e-12, 89.123456789123, -0])('the coordinate %s is preserved', (degrees) => {
  const settings = changeSettings(DEFAULT_SETTINGS, { emulatedLatitude: degrees, emulatedLongitude: degrees });
  const kept = readDocument(writeDocument({}, settings, ['emulatedLatitude', 'emulatedLongitude']), false);
  expect(kept).toEqual(settings);
  expect(kept.emulatedLatitude).toBeCloseTo(degrees, 8);
});

test.each([
  [13.405, '13.405'],
  [52.52, '52.52'],
  [-179.999999999, '-179.999999999'],
  [1e-7, '0.0000001'],
  [10, '10'],
])('the coordinate %s is written as %s', (degrees, text) => {
  const settings = changeSettings(DEFAULT_SETTINGS, { emulatedLongitude: degrees });
  expect(Object.values(writeDocument({}, settings, ['emulatedLongitude']))).toEqual([text]);
});

test('passwords elsewhere in a document are dropped and reported, however their key is spelt', () => {
  const given = {
    PasswordToStart: 'one',
    passwordToStart: 2,
    'password_to-start ': 'five',
    theirs: { passwordtostart: 'three', deep: [{ PASSWORDTOSTART: { any: 'four' } }, 'passwordToStart'] },
  };
  expect(parseDocument(JSON.stringify(given))).toEqual({
    document: { theirs: { deep: [{}, 'passwordToStart'] } },
    password: undefined,
    left: [
      ['PasswordToStart'],
      ['passwordToStart'],
      ['password_to-start '],
      ['theirs', 'passwordtostart'],
      ['theirs', 'deep', '0', 'PASSWORDTOSTART'],
    ],
    violations: [],
  });
});

test('importing a document keeps unknown keys, returns the password separately, and ignores the owner in it', () => {
  const data = {
    expireOn: '20minutes',
    owner: 'eve',
    id: 'x',
    passwordToStart: 'open sesame',
    theirs: [1, { b: 'ü' }],
  };
  for (const given of [data, { configName: 'kiosk', owner: 'eve', data }]) {
    expect(parseDocument(JSON.stringify(given))).toEqual({
      document: { expireOn: '20minutes', theirs: [1, { b: 'ü' }] },
      password: 'open sesame',
      left: [],
      violations: [],
    });
  }
  expect(completeDocument({ passwordToStart: 'open sesame' })).not.toHaveProperty(CONFIG_FIELDS.password.wire);
});

test.each([
  ['', 'CONFIG_DOCUMENT_UNREADABLE'],
  ['{', 'CONFIG_DOCUMENT_UNREADABLE'],
  ['[]', 'CONFIG_DOCUMENT_UNREADABLE'],
  ['null', 'CONFIG_DOCUMENT_UNREADABLE'],
  ['"x"', 'CONFIG_DOCUMENT_UNREADABLE'],
  [`{"a":"${'x'.repeat(1024 * 1024)}"}`, 'CONFIG_DOCUMENT_TOO_LARGE'],
  [nested(1_000), 'CONFIG_DOCUMENT_TOO_DEEP'],
  [nested(11), 'CONFIG_DOCUMENT_TOO_DEEP'],
  ['['.repeat(60_000), 'CONFIG_DOCUMENT_UNREADABLE'],
  [`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 'CONFIG_DOCUMENT_TOO_DEEP'],
  ['{"__proto__":{"isAdmin":true}}', 'CONFIG_DOCUMENT_KEY'],
  [String.raw`{"a":{"\u005f_proto__":1}}`, 'CONFIG_DOCUMENT_KEY'],
  ['{"a":[{"constructor":{"prototype":1}}]}', 'CONFIG_DOCUMENT_KEY'],
  [String.raw`{"a":"\u0000"}`, 'CONFIG_DOCUMENT_CHARACTERS'],
  [String.raw`{"a":["\ud800"]}`, 'CONFIG_DOCUMENT_CHARACTERS'],
  [String.raw`{"a\u202e":1}`, 'CONFIG_DOCUMENT_CHARACTERS'],
  ['{"a":1e400}', 'CONFIG_DOCUMENT_NUMBER'],
  ['{"a":12345678901234567890}', 'CONFIG_DOCUMENT_NUMBER'],
  ['{"expireOn":"soon"}', 'CONFIG_DOCUMENT_VALUE'],
  ['{"data":{"Logo":{"html":"x"}}}', 'CONFIG_DOCUMENT_VALUE'],
])('the document %.60s is refused with %s', (text, code) => {
  expect(codes(text)).toEqual([code]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('ten levels and unknown keys are kept', () => {
  expect(codes(nested(10))).toEqual([]);
  expect(parseDocument(nested(3)).document).toEqual({ a: { a: { a: 1 } } });
});
