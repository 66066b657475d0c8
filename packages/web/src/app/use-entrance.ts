import { useNavigate } from 'react-router-dom';
import { beginSession } from './session.ts';

interface Entrance {
  /** After signing in: resolves when the requested page has loaded. */
  signedIn: (target: string) => Promise<void>;
  /** Leads from a signed-out page to the requested page. */
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

/** Not part of the panel: the gateway serves it. */
const isOfGateway = (target: string): boolean => /^\/(graphiql|leave)\b/.test(target);
