import { useSearchParams } from 'react-router-dom';
import { signInPage } from '../../session/addresses.ts';
import { ResetScreen } from '../../session/ResetScreen.tsx';
import { frame } from '../frame.tsx';

export function Component() {
  const [search] = useSearchParams();
  return <ResetScreen {...frame} signInAddress={signInPage(search.get('redirect'))} />;
}
