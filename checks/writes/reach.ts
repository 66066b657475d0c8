import { posix } from 'node:path';

/** `import {…} from`, `import * as … from`, `export … from`, `import '…'` and `import('…')`, of neighbours only. */
const IMPORTS =
  /^(?:import|export) ((?!type )[^;'"]*?)from '(\.[^']+)';|^import '(\.[^']+)';|\bimport\('(\.[^']+)'\)/gm;

/** Every file that runs once `entry` is imported, itself included. Imports of types run nothing. `files`: texts by path. */
export function reachedFrom(entry: string, files: Readonly<Record<string, string>>): string[] {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const [, names = '', ...places] of (files[path] ?? '').matchAll(IMPORTS)) {
      const place = places.find((each) => each !== undefined);
      if (place === undefined || isOfTypes(names)) continue;
      const target = posix.join(posix.dirname(path), place);
      if (target in files) reached.add(target);
    }
  }
  return [...reached];
}

const isOfTypes = (names: string): boolean => {
  const [, list = ''] = /^\{([^}]*)\} $/.exec(names) ?? [];
  const each = list.split(',').filter((name) => name.trim() !== '');
  return each.length > 0 && each.every((name) => name.trim().startsWith('type '));
};
