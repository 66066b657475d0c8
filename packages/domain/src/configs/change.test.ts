import { expect, test } from 'vitest';
import {
  changeSettings,
  checkGiven,
  configFields,
  DEFAULT_SETTINGS,
  type ConfigSettings,
  type SettingsChange,
} from './index.ts';

const codes = (violations: readonly { code: string }[]) => violations.map(({ code }) => code);
const after = (change: SettingsChange): ConfigSettings => changeSettings(DEFAULT_SETTINGS, change);

test.each<[SettingsChange, Array<[string, string]>]>([
  [{ linkExpiresAt: '2026-12-31T18:00:00.000Z' }, [['CONFIG_SETTING_OFF', 'linkExpiresAt']]],
  [{ password: 'sesame' }, [['CONFIG_SETTING_OFF', 'password']]],
  [{ requiresPassword: true, password: 'sesame' }, []],
  [{ requiresPassword: false, password: '' }, []],
  [{ requiresPassword: false, password: null }, []],
  [{ resolutionWidth: -5 }, [['CONFIG_SETTING_OFF', 'resolutionWidth']]],
  [{ resolution: 'DYNAMIC', resolutionWidth: null, developersEmail: ' ', launchArguments: '' }, []],
  [{ idleWarnMinutes: 9, endsIdleStreams: false }, []],
  [{ maxSessionMinutes: null }, [['CONFIG_VALUE_EMPTY', 'maxSessionMinutes']]],
  [
    { autoPlays: null, platform: null },
    [
      ['CONFIG_VALUE_EMPTY', 'autoPlays'],
      ['CONFIG_VALUE_EMPTY', 'platform'],
    ],
  ],
  [{ loadingVideos: null, logo: null }, []],
])('a change to %j is saved or refused, never dropped', (change, expected) => {
  expect(checkGiven(change, after(change)).map(({ code, field }) => [code, field[1]])).toEqual(expected);
});

test('settings that can be off refuse a value while off, and settings that always have a value cannot be cleared', () => {
  for (const { name, field } of configFields) {
    const isRequired = field.fallback !== null && field.kind !== 'videos';
    const emptied = { [name]: null };
    expect(codes(checkGiven(emptied, after(emptied)))).toEqual(isRequired ? ['CONFIG_VALUE_EMPTY'] : []);
    const given = {
      [name]: field.kind === 'whole' ? field.least : field.kind === 'instant' ? '2030-01-01T00:00Z' : 'x',
    };
    if (field.isCleared) expect(codes(checkGiven(given, after(given)))).toEqual(['CONFIG_SETTING_OFF']);
  }
});
