import { useNavigate } from 'react-router-dom';
import { beginSession } from './session.ts';

interface Entrance {
  /** After signing in: resolves when the page that was wanted is there. */
  signedIn: (target: string) => Promise<void>;
  /** From a page before the panel to the one that was wanted. */
  goOn: (target: string) => Promise<void>;
}

export function useEntrance(): Entrance {
  const navigate = useNavigate();
  const goOn = async (target: string) => {
    if (isOfGateway(target)) return location.assign(target);
    await navigate(target, { replace: true });
  };
  const signedIn = async (target: string) => {
    if (!isOfGateway(target)) beginSession(null);
    await goOn(target);
  };
  return { signedIn, goOn };
}

/** Not a page of the panel: the gateway serves it. */
const isOfGateway = (target: string): boolean => /^\/graphiql\b/.test(target);
