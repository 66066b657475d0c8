import { useNavigate, useParams } from 'react-router-dom';
import { VersionsDialog } from '../../apps/versions/VersionsDialog.tsx';
import { newUploadAddress } from '../../uploads/addresses.ts';

export function Component() {
  const { name = '' } = useParams();
  const navigate = useNavigate();
  return (
    <VersionsDialog
      key={name}
      appName={name}
      onUploadNewVersion={() => void navigate(newUploadAddress(name))}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'VersionsPage';
