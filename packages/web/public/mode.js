// Runs before the first paint: the chosen mode, else the system's. The key is the one in src/app/theme/mode.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mode');
  } catch {
    // Storage may be switched off; the system decides then.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mode = isDark ? 'dark' : 'light';
})();
