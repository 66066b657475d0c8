import { useNavigate } from 'react-router-dom';
import { usernamePage } from '../session/addresses.ts';
import type { Arrived } from '../session/arrived.ts';
import { beginSession } from './session.ts';

interface Entrance {
  /** After signing in: resolves when the requested page has loaded. */
  signedIn: (target: string, person?: Arrived) => Promise<void>;
  /** Leads from a signed-out page to the requested page; somebody without a username chooses one on the way. */
  goOn: (target: string, person?: Arrived) => Promise<void>;
}

export function useEntrance(): Entrance {
  const navigate = useNavigate();
  const goOn = async (requested: string, person?: Arrived) => {
    const target = person?.username === null ? usernamePage(requested) : requested;
    if (isOfGateway(target)) return location.assign(target);
    await navigate(target, { replace: true });
  };
  const signedIn = async (target: string, person?: Arrived) => {
    if (!isOfGateway(target)) beginSession(null);
    await goOn(target, person);
  };
  return { signedIn, goOn };
}

/** Not part of the panel: the gateway serves it. */
const isOfGateway = (target: string): boolean => /^\/(graphiql|leave)\b/.test(target);
