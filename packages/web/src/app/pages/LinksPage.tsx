import { useNavigate, useParams } from 'react-router-dom';
import { LinksDialog } from '../../links/LinksDialog.tsx';
import { newUploadAddress } from '../../uploads/addresses.ts';

export function Component() {
  const { name = '' } = useParams();
  const navigate = useNavigate();
  return (
    <LinksDialog
      key={name}
      appName={name}
      onUploadNewVersion={() => void navigate(newUploadAddress(name))}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'LinksPage';
