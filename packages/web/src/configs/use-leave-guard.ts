import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before navigation discards unsaved input; pages below this URL discard nothing. After a
 * sign-out there is no question.
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
    /** The next navigation loses nothing. */
    allow: () => {
      isAllowed.current = true;
    },
  };
}
