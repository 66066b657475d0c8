import { sql } from 'drizzle-orm';
import { configs } from './tables.ts';

/** Longer ones than any password that can be set. */
export const STREAM_PASSWORD_MOST = 128;

/** Whether the addresses of links with the config hide names. */
export const isAnonymised = sql<boolean>`coalesce(${configs.data}->>'anonymizeURL' = '1', false)`;

/** What a visit of a link needs to know of its config. */
export interface VisitSettings {
  /** From then on links with it stop opening; null: never. */
  expiresAt: Date | null;
  /** Whether viewers type a password; `passwordHash` is what theirs is compared with. */
  asksPassword: boolean;
  passwordHash: string | null;
  screen: StartScreen;
}

/** What is seen before the stream; null is ours, or none. Pictures are https addresses. */
export interface StartScreen {
  titleBarIcon: string | null;
  background: string | null;
  logo: string | null;
  /** Null: it begins by itself. */
  playButton: { picture: string | null } | null;
}

/** Reads what a visit needs from the stored document. */
export function readVisitSettings({
  data,
  passwordHash,
}: Pick<typeof configs.$inferSelect, 'data' | 'passwordHash'>): VisitSettings {
  const expiry = isOn(data, 'specificDateForStreamUrlExpire') ? Date.parse(text(data, 'urlExpiretime') ?? '') : NaN;
  const autoPlays = data['ShouldAutoPlay'] === undefined || isOn(data, 'ShouldAutoPlay');
  return {
    expiresAt: Number.isNaN(expiry) ? null : new Date(expiry),
    asksPassword: isOn(data, 'isPasswordToSecureStreamAccess') && passwordHash !== null,
    passwordHash,
    screen: {
      titleBarIcon: text(data, 'TitleBarIcon'),
      background: text(data, 'BGI'),
      logo: text(data, 'Logo'),
      playButton: autoPlays ? null : { picture: text(data, 'PlayBtn') },
    },
  };
}

const isOn = (data: Readonly<Record<string, unknown>>, key: string): boolean => data[key] === '1';

function text(data: Readonly<Record<string, unknown>>, key: string): string | null {
  const value = data[key];
  return typeof value === 'string' && value !== '' ? value : null;
}
