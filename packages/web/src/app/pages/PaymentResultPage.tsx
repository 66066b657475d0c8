import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { PaymentResult } from '../../plans/payment/PaymentResult.tsx';
import { resultPageOf } from '../../plans/payment/results.ts';

/** Where the payment provider leads back to. */
export function Component() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const page = resultPageOf(pathname);
  if (page === null) return <Navigate to="/" replace />;
  return <PaymentResult page={page} checkoutId={query.get('sessionId')} />;
}
Component.displayName = 'PaymentResultPage';
