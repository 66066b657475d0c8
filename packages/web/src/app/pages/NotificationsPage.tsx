import { useLocation, useNavigate } from 'react-router-dom';
import { AllNotifications } from '../../notifications/AllNotifications.tsx';

/** All notifications, over the home page. Closing returns to where View All was clicked. */
export function Component() {
  const navigate = useNavigate();
  const location = useLocation();
  return <AllNotifications onClose={() => void navigate(from(location.state))} />;
}
Component.displayName = 'NotificationsPage';

const from = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : '/';
