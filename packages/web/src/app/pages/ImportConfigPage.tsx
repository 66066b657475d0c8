import { useNavigate } from 'react-router-dom';
import { configAddress } from '../../configs/addresses.ts';
import { ImportConfig } from '../../configs/ImportConfig.tsx';
import { useConfigsBack } from './use-configs-back.ts';

export function Component() {
  const navigate = useNavigate();
  const { appName, back } = useConfigsBack();
  return (
    <ImportConfig
      onImported={(name) => void navigate(configAddress(name, appName), { replace: true })}
      onBack={() => void navigate(back)}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'ImportConfigPage';
