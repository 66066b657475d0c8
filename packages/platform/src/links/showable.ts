import type { PlayerPage } from '@launchyard/domain/streaming';
import { allowed } from './start-screen.ts';
import type { OpenVisit } from './stream.ts';

type Shown = Pick<PlayerPage, 'appName' | 'ownerName' | 'screen' | 'thumbnail'>;

/** How a link presents itself, without the addresses that its page may not show. */
export function showable({ look }: Pick<OpenVisit, 'look'>, filesOrigin: string): Shown {
  const { appName, ownerName, thumbnail, screen } = look;
  const shown = (address: string | null) => allowed(address, filesOrigin);
  const { start, loading, queue } = screen;
  const { begins } = start;
  return {
    appName,
    ownerName,
    thumbnail: shown(thumbnail),
    screen: {
      ...screen,
      titleBarIcon: shown(screen.titleBarIcon),
      start: {
        background: shown(start.background),
        logo: shown(start.logo),
        begins: begins.kind === 'byItself' ? begins : { ...begins, playButton: shown(begins.playButton) },
      },
      loading:
        loading.kind === 'videos'
          ? { ...loading, addresses: loading.addresses.filter((address) => shown(address) !== null) }
          : {
              ...loading,
              background: shown(loading.background),
              logo: shown(loading.logo),
              image: shown(loading.image),
            },
      queue: { background: shown(queue.background) },
    },
  };
}
