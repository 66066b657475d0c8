import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { libraryAddress, libraryPath, readLibrary } from '../../assets/library/addresses.ts';
import { LibraryDialog } from '../../assets/library/LibraryDialog.tsx';
import { sendToLibrary } from '../send-to-library.ts';

/** The library on its own, over the home page. */
export function Component() {
  const { screen } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <LibraryDialog
      view={readLibrary(screen, query)}
      addressOf={(view) => libraryAddress(libraryPath, view)}
      send={sendToLibrary}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'LibraryPage';
