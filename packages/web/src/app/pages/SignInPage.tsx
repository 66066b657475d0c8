import { useSearchParams } from 'react-router-dom';
import { redirectTarget } from '../../session/redirect.ts';
import { SignInScreen } from '../../session/SignInScreen.tsx';
import { brand } from '../brand.ts';
import { Mark } from '../Mark.tsx';
import { signedIn } from '../session.ts';

export function Component() {
  const [search] = useSearchParams();
  const target = redirectTarget(search.get('redirect'), location.origin);
  return (
    <SignInScreen
      mark={<Mark />}
      tagline={brand.tagline}
      taglineHint={brand.taglineHint}
      onSignedIn={() => void signedIn(target)}
    />
  );
}
