import { useNavigate } from 'react-router-dom';
import { NewsletterDialog } from '../../profile/NewsletterDialog.tsx';

export function Component() {
  const navigate = useNavigate();
  return <NewsletterDialog onClose={() => void navigate('/')} />;
}
Component.displayName = 'NewsletterPage';
