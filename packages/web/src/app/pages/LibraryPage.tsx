import { useNavigate, useSearchParams } from 'react-router-dom';
import { libraryAddress } from '../../assets/library/addresses.ts';
import { LibraryDialog } from '../../assets/library/LibraryDialog.tsx';
import { readTab } from '../../assets/library/tabs.ts';
import { sendToLibrary } from '../sendToLibrary.ts';

/** The library by itself, over the home page. */
export function Component() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const tab = readTab(address.get('tab'));
  return (
    <LibraryDialog
      tab={tab}
      isAdding={address.has('add')}
      send={sendToLibrary}
      onTab={(to) => void navigate(libraryAddress(to), { replace: true })}
      onAdding={(isAdding) => void navigate(libraryAddress(tab, isAdding ? 'add' : 'list'))}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'LibraryPage';
