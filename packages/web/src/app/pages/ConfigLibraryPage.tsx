import { useNavigate, useOutletContext, useParams, useResolvedPath, useSearchParams } from 'react-router-dom';
import { libraryAddress, readLibrary } from '../../assets/library/addresses.ts';
import { LibraryDialog } from '../../assets/library/LibraryDialog.tsx';
import { viewQuery } from '../../configs/addresses.ts';
import { configMessages } from '../../configs/messages.ts';
import type { MediaHost } from '../../kit/media-library.ts';
import { sendToLibrary } from '../send-to-library.ts';
import { MEDIA_VIEW } from './media-view.ts';

/**
 * The library over the config editor. Applications §2: its screens for adding files return to its
 * tabs, and the tabs to the editor; Add Selection writes to the setting in the URL and returns
 * there too.
 */
export function Component() {
  const { screen } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const editor = useResolvedPath('..').pathname;
  const host = useOutletContext<MediaHost>();
  const setting = query.get('for');
  const place = setting === null ? null : host.placeOf(setting);
  const use = (address: string) => {
    if (setting !== null) host.use(setting, address);
    back();
  };
  const back = () => void navigate({ pathname: editor, search: viewQuery(MEDIA_VIEW) });
  return (
    <LibraryDialog
      view={readLibrary(screen, query)}
      addressOf={(view) => libraryAddress(`${editor}/library`, view, setting)}
      path={[configMessages.editConfig, host.name]}
      app={host.app}
      facts={host.facts}
      selection={place && { ...place, onAdd: use }}
      send={sendToLibrary}
      onBack={back}
      onClose={back}
    />
  );
}
Component.displayName = 'ConfigLibraryPage';
