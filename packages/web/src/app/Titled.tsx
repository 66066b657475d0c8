import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { titleOf } from './titles.ts';

/** Every page, with its title. */
export function Titled() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = titleOf(pathname, search);
  }, [pathname, search]);
  return <Outlet />;
}
