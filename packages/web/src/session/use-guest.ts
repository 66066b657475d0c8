import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { SignInDocument, type SignInQuery } from '../generated/session/graphql.ts';
import type { Arrived } from './arrived.ts';
import { AskContext } from './ask.ts';

/**
 * The data of a signed-out page. Signed-in users do not belong there: `onSignedIn` leads them away.
 */
export function useGuest(onSignedIn?: (person: Arrived) => void): { supportUrl: string | undefined } {
  const ask = useContext(AskContext);
  const [data, setData] = useState<SignInQuery | null>(null);
  const leave = useEffectEvent((person: Arrived) => onSignedIn?.(person));
  useEffect(() => {
    let isOpen = true;
    const read = async () => {
      const answer = await ask(SignInDocument, {});
      if (!isOpen) return;
      setData(answer.data);
      if (answer.data?.viewer) leave(answer.data.viewer.person);
    };
    void read();
    return () => {
      isOpen = false;
    };
  }, [ask]);
  return { supportUrl: data?.publicConfig.supportUrl };
}
