import { RouterProvider } from 'react-router-dom';
import { Toasts } from '../kit/Toasts.tsx';
import { router } from './router.ts';

/** What every page needs. The rest loads with the pages that use it. */
export function App() {
  return (
    <>
      <RouterProvider router={router()} />
      <Toasts />
    </>
  );
}
