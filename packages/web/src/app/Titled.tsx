import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { scrollKey } from './scroll-key.ts';
import { titleOf } from './titles.ts';

/** Every page, with its title and its last scroll position. */
export function Titled() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = titleOf(pathname, search);
  }, [pathname, search]);
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
