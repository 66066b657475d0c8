import { stopTransfers } from '../uploads/transfer/transfers.ts';
import { beginSession } from './session.ts';

/** Applications §7: signing out clears local and session storage. */
export function forgetSession(): void {
  stopTransfers();
  localStorage.clear();
  sessionStorage.clear();
  beginSession(null);
}
