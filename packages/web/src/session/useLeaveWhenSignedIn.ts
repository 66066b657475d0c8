import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@apollo/client/react';
import { SignInDocument } from '../generated/graphql.ts';

/** Whoever is signed in has no business on the page: `onSignedIn` leads them away. */
export function useLeaveWhenSignedIn(onSignedIn: () => void): void {
  const { data } = useQuery(SignInDocument, { errorPolicy: 'all' });
  const isSignedIn = Boolean(data?.viewer);
  const leave = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isSignedIn) leave();
  }, [isSignedIn]);
}
