import { showableScreen, startScreen, type ConfigSettings, type SettingsContext } from '@launchyard/domain/configs';
import type { PlayerLook } from '@launchyard/domain/streaming';
import { configMessages } from '../messages.ts';

/** Whose stream is previewed. */
export interface Previewed {
  /** The application whose links the editor was opened from. */
  app: { name: string; thumbnailUrl?: string | null | undefined } | null;
  /** The name of the account. */
  ownerName: string;
}

/** How a stream with these settings presents itself, as its page would be told. */
export function lookOf(settings: ConfigSettings, { app, ownerName }: Previewed, context: SettingsContext): PlayerLook {
  return {
    appName: settings.isAnonymised ? null : (app?.name ?? configMessages.yourApp),
    ownerName: settings.isAnonymised ? null : ownerName,
    screen: showableScreen(startScreen(settings), context),
    thumbnail: app?.thumbnailUrl ?? null,
    role: null,
  };
}
