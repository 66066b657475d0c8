import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before an address is left while something would be lost by it; what lies below it leaves nothing. Who is signed out cannot stay.
 */
export function useLeaveGuard(isDirty: boolean, address: string) {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ nextLocation }) =>
      isDirty &&
      !isAllowed.current &&
      nextLocation.pathname !== address &&
      !nextLocation.pathname.startsWith(`${address}/`) &&
      nextLocation.pathname !== '/signin',
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    /** What follows leaves with nothing lost. */
    allow: () => {
      isAllowed.current = true;
    },
  };
}
