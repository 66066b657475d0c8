import { installByApt } from './apt.mjs';
import { runs } from './program.mjs';

const candidates = ['clamd', '/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'];

/**
 * The path or name of a working clamd: CLAMD_PATH, an installed one, or one installed with apt as root; undefined if
 * there is none.
 */
export function findClamd(environment = process.env, names = candidates) {
  const given = environment.CLAMD_PATH;
  if (given !== undefined && given !== '') return runs(given) ? given : undefined;
  return names.find(runs) ?? (installByApt('clamav-daemon', 'ClamAV') ? names.find(runs) : undefined);
}
