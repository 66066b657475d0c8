import { useCallback, useRef } from 'react';
import { toastFault } from '../../kit/toasts.ts';
import { planMessages } from '../messages.ts';

/**
 * Goes to a page of the payment provider in this window. Asked again, it is the same page, for the same wish. Account
 * §8: if the browser does not open it, that is said.
 */
export function usePaymentPage(): (wish: string, start: () => Promise<string | null>) => Promise<void> {
  const known = useRef(new Map<string, string>());
  return useCallback(async (wish, start) => {
    const url = known.current.get(wish) ?? (await start());
    if (url === null) return;
    known.current.set(wish, url);
    if (window.open(url, '_self') === null) toastFault(planMessages.allowPopUps);
  }, []);
}
