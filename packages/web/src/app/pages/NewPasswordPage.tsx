import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { resetPage, signInPage } from '../../session/addresses.ts';
import { NewPasswordScreen } from '../../session/NewPasswordScreen.tsx';
import { useGuest } from '../../session/use-guest.ts';
import { frame } from '../frame.tsx';

/**
 * Removes the code from the URL immediately: it must not stay in the history or leak as a referrer.
 */
export function NewPasswordPage() {
  const [search, setSearch] = useSearchParams();
  const [code] = useState(() => search.get('oobCode') ?? '');
  const navigate = useNavigate();
  const guest = useGuest();
  useEffect(() => {
    if (search.has('oobCode')) setSearch({}, { replace: true });
  }, [search, setSearch]);
  return (
    <NewPasswordScreen
      {...frame}
      {...guest}
      code={code}
      resetAddress={resetPage()}
      onSet={() => void navigate(signInPage(), { replace: true })}
    />
  );
}
