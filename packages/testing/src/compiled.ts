import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where Node keeps what it compiled, as `NODE_COMPILE_CACHE` for the programs that tests start: loading their modules is
 * most of their start. `npm test` says where; all runs without it share a folder.
 */
export const COMPILED = process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'launchyard-compiled');
