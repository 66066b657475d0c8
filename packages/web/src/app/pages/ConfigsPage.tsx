import { useNavigate } from 'react-router-dom';
import { configAddress, importConfigAddress, newConfigAddress } from '../../configs/addresses.ts';
import { ConfigsDialog } from '../../configs/ConfigsDialog.tsx';

/** All configs of the account, whatever application they are used by. */
export function Component() {
  const navigate = useNavigate();
  return (
    <ConfigsDialog
      addressOf={(name) => configAddress(name, null)}
      onOpen={(name) => void navigate(configAddress(name, null))}
      onNew={() => void navigate(newConfigAddress(null))}
      onImport={() => void navigate(importConfigAddress(null))}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'ConfigsPage';
