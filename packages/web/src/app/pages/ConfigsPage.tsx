import { useLocation, useNavigate } from 'react-router-dom';
import { configAddress, importConfigAddress, newConfigAddress } from '../../configs/addresses.ts';
import { ConfigsDialog } from '../../configs/ConfigsDialog.tsx';

/** All configs of the account, whatever application they are used by. */
export function Component() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const sought = new URLSearchParams(search).get('search') ?? '';
  const seek = (wanted: string) => {
    if (wanted === sought) return;
    const query = new URLSearchParams(search);
    if (wanted === '') query.delete('search');
    else query.set('search', wanted);
    void navigate({ search: query.toString() }, { replace: true, state });
  };
  return (
    <ConfigsDialog
      sought={sought}
      onSearch={seek}
      addressOf={(name) => configAddress(name, null)}
      onOpen={(name) => void navigate(configAddress(name, null))}
      onNew={() => void navigate(newConfigAddress(null))}
      onImport={() => void navigate(importConfigAddress(null))}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'ConfigsPage';
