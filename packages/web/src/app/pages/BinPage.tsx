import { useNavigate } from 'react-router-dom';
import { BinDialog } from '../../bin/BinDialog.tsx';

export function Component() {
  const navigate = useNavigate();
  return <BinDialog onClose={() => void navigate('/')} />;
}
Component.displayName = 'BinPage';
