import { useNavigate } from 'react-router-dom';
import { configAddress } from '../../configs/addresses.ts';
import { NameConfig } from '../../configs/NameConfig.tsx';
import { useConfigsBack } from './use-configs-back.ts';

export function Component() {
  const navigate = useNavigate();
  const { appName, back } = useConfigsBack();
  return (
    <NameConfig
      onCreated={(name) => void navigate(configAddress(name, appName), { replace: true })}
      onBack={() => void navigate(back)}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'NewConfigPage';
