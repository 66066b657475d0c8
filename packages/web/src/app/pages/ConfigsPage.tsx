import { useNavigate, useParams } from 'react-router-dom';
import { configAddress, importConfigAddress, newConfigAddress } from '../../configs/addresses.ts';
import { ConfigsDialog } from '../../configs/ConfigsDialog.tsx';
import { linksAddress } from '../../links/addresses.ts';

/** All configs of the account, on their own or over the links of an application. */
export function Component() {
  const navigate = useNavigate();
  const { name } = useParams();
  const appName = name ?? null;
  return (
    <ConfigsDialog
      addressOf={(config) => configAddress(config, appName)}
      onOpen={(config) => void navigate(configAddress(config, appName))}
      onNew={() => void navigate(newConfigAddress(appName))}
      onImport={() => void navigate(importConfigAddress(appName))}
      onBack={appName === null ? undefined : () => void navigate(linksAddress(appName))}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'ConfigsPage';
