import { describe, expect, it } from 'vitest';
import { SettingsError } from '@launchyard/domain/settings';
import { readConfig } from './config.ts';

const GATEWAY_SECRET = 'a-secret-of-at-least-thirty-two-characters';

describe('the configuration', () => {
  it('restricts the panel to persisted operations, except under the development server', () => {
    expect(readConfig({ GATEWAY_SECRET })).toMatchObject({ isPersistedOnly: true, port: 4000, lingerMilliseconds: 0 });
    const dev = readConfig({ GATEWAY_SECRET, LAUNCHYARD_DEV: '1' });
    expect(dev.isPersistedOnly).toBe(false);
    expect(dev.devRoot).toMatch(/packages[\\/]web$/);
  });

  it('refuses to open the API to every document in production', () => {
    const environment = {
      GATEWAY_SECRET,
      MODE: 'production',
      LAUNCHYARD_DEV: '1',
      PUBLIC_URL: 'https://panel.example',
    };
    expect(() => readConfig(environment)).toThrow(SettingsError);
    expect(() => readConfig(environment)).toThrow(/^LAUNCHYARD_DEV=1 .* MODE=production/);
    expect(readConfig({ ...environment, LAUNCHYARD_DEV: undefined })).toMatchObject({ isPersistedOnly: true });
  });

  it('calls each area at its configured address, and the platform otherwise', () => {
    const { upstream } = readConfig({ GATEWAY_SECRET, PORT: '5000', UPSTREAM_UPLOADS_URL: 'https://uploads.example' });
    expect(upstream).toMatchObject({ url: 'http://127.0.0.1:5001', urls: { uploads: 'https://uploads.example' } });
  });

  it('trusts the forwarding headers of configured proxies, and of nobody else', () => {
    expect(readConfig({ GATEWAY_SECRET }).trustedProxies).toEqual([]);
    const { trustedProxies } = readConfig({ GATEWAY_SECRET, TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
    expect(trustedProxies).toEqual(['10.0.0.0/8', '::1']);
    for (const TRUSTED_PROXIES of ['10.0.0', 'proxy.example', '10.0.0.0/99']) {
      expect(() => readConfig({ GATEWAY_SECRET, TRUSTED_PROXIES })).toThrow(/^TRUSTED_PROXIES /);
    }
  });

  it('names the invalid variable, and shows no secret', () => {
    const wrong = [
      {},
      { GATEWAY_SECRET: 'short' },
      { GATEWAY_SECRET, PORT: 'x' },
      { GATEWAY_SECRET, UPSTREAM_APPS_URL: 'x' },
    ];
    const messages = wrong.map((environment) => {
      try {
        readConfig(environment);
        return '';
      } catch (error) {
        return error instanceof SettingsError ? error.message : String(error);
      }
    });
    expect(messages.map((message) => message.split(' ')[0])).toEqual([
      'GATEWAY_SECRET',
      'GATEWAY_SECRET',
      'PORT',
      'UPSTREAM_APPS_URL',
    ]);
    expect(messages.join()).not.toContain('short');
  });
});
