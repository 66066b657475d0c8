import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { configAddress, readView, viewQuery } from '../../configs/addresses.ts';
import { MediaLibraryContext } from '../../kit/mediaLibrary.ts';
import { ConfigEditor } from '../../configs/ConfigEditor.tsx';
import { ChooseMedia } from '../ChooseMedia.tsx';
import { useConfigsBack } from './useConfigsBack.ts';

/** The config editor, over the links of an application or over the list of configs. */
export function Component() {
  const { config = '' } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { appName, back } = useConfigsBack();
  return (
    <MediaLibraryContext value={ChooseMedia}>
      <ConfigEditor
        key={pathname}
        name={config}
        appName={appName}
        view={readView(query)}
        onView={(view) => void navigate({ search: viewQuery(view) })}
        onOpen={(name) => void navigate(configAddress(name, appName))}
        onBack={() => void navigate(back)}
        onClose={() => void navigate('/')}
      />
    </MediaLibraryContext>
  );
}
Component.displayName = 'ConfigPage';
