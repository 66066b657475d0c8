import { useMemo } from 'react';
import { Outlet, useLocation, useNavigate, useParams, useResolvedPath, useSearchParams } from 'react-router-dom';
import { libraryAddress } from '../../assets/library/addresses.ts';
import { configAddress, readView, viewQuery } from '../../configs/addresses.ts';
import { ConfigEditor } from '../../configs/ConfigEditor.tsx';
import { MediaWaysContext, type MediaHost, type MediaWays } from '../../kit/media-library.ts';
import { MEDIA_VIEW } from './media-view.ts';
import { useConfigsBack } from './use-configs-back.ts';

/**
 * The config editor, over the links of an application or over the list of configs. Unsaved input
 * stays while the library is open over it.
 */
export function Component() {
  const { config = '' } = useParams();
  const { pathname: address } = useResolvedPath('');
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { appName, back } = useConfigsBack();
  const ways = useMemo<MediaWays>(() => {
    const library = `${address}/library`;
    return {
      toLibrary: (setting) => void navigate(libraryAddress(library, { list: 'images', screen: 'list' }, setting)),
      toAddVideo: (setting) => void navigate(libraryAddress(library, { list: 'videos', screen: 'add-video' }, setting)),
    };
  }, [navigate, address]);
  return (
    <MediaWaysContext value={ways}>
      <ConfigEditor
        key={address}
        name={config}
        appName={appName}
        address={address}
        view={pathname === address ? readView(query) : MEDIA_VIEW}
        onView={(view) => void navigate({ search: viewQuery(view) })}
        onOpen={(name) => void navigate(configAddress(name, appName))}
        onBack={() => void navigate(back)}
        onClose={() => void navigate('/')}
        over={overEditor}
      />
    </MediaWaysContext>
  );
}
const overEditor = (host: MediaHost) => <Outlet context={host} />;

Component.displayName = 'ConfigPage';
