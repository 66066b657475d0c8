const ENDING = '.exe';
const EXCLUDED_SEGMENTS = new Set(['turnserver', 'turnserver.exe', 'en-us']);

/**
 * Executables are paths ending in `.exe`, excluding those with a segment `turnserver`, `turnserver.exe` (part of the
 * plugin) or `en-us` (installers of prerequisites). Whole segments, in any case: `x/seven-us/Game.exe` is one
 * (applications §5).
 */
export function isExecutablePath(path: string): boolean {
  if (path.slice(-ENDING.length).toLowerCase() !== ENDING) return false;
  const segments = path.toLowerCase().split('/');
  return !segments.some((segment) => EXCLUDED_SEGMENTS.has(segment));
}
