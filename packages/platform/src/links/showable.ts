import { showableScreen } from '@launchyard/domain/configs';
import type { PlayerLook } from '@launchyard/domain/streaming';
import { allowed } from './start-screen.ts';
import type { OpenVisit } from './stream.ts';

/** How a link presents itself, without the addresses that its page may not show. */
export function showable({ look }: Pick<OpenVisit, 'look'>, filesOrigin: string): Omit<PlayerLook, 'role'> {
  const { appName, ownerName, thumbnail, screen } = look;
  return {
    appName,
    ownerName,
    thumbnail: allowed(thumbnail, filesOrigin),
    screen: showableScreen(screen, { filesOrigin }),
  };
}
