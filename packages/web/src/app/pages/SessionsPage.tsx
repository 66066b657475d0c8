import { useNavigate } from 'react-router-dom';
import { SessionsDialog } from '../../profile/SessionsDialog.tsx';

export function Component() {
  const navigate = useNavigate();
  return <SessionsDialog onClose={() => void navigate('/')} />;
}
Component.displayName = 'SessionsPage';
