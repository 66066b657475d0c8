import { useEffect } from 'react';

/** Loads the panel while somebody fills in the form that leads to it, so that it stands there when they have signed in. */
export function usePanelAhead(): void {
  useEffect(() => {
    const load = () => void Promise.all([import('./Panel.tsx'), import('./pages/HomePage.tsx')]).catch(reportError);
    document.addEventListener('input', load, { once: true });
    return () => document.removeEventListener('input', load);
  }, []);
}
