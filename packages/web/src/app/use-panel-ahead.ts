import { useEffect } from 'react';

/** Preloads the panel while the user fills in the sign-in form. */
export function usePanelAhead(): void {
  useEffect(() => {
    const load = () => void Promise.all([import('./Panel.tsx'), import('./pages/HomePage.tsx')]).catch(reportError);
    document.addEventListener('input', load, { once: true });
    return () => document.removeEventListener('input', load);
  }, []);
}
