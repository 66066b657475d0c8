import { useSearchParams } from 'react-router-dom';
import { signInPage } from '../../session/addresses.ts';
import { redirectTargetOfPanel } from '@launchyard/domain/session';
import { ResetScreen } from '../../session/ResetScreen.tsx';
import { useGuest } from '../../session/use-guest.ts';
import { frame } from '../frame.tsx';
import { useEntrance } from '../use-entrance.ts';

export function ResetPage() {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  const { goOn } = useEntrance();
  const guest = useGuest(() => void goOn(redirectTargetOfPanel(redirect, location.origin)));
  return <ResetScreen {...frame} {...guest} signInAddress={signInPage(redirect)} />;
}
