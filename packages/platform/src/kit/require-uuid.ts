import { validate } from 'uuid';

/** An id that becomes a part of a path. Throws if it is no UUID, which cannot leave a folder. */
export function requireUuid(id: string): string {
  if (!validate(id)) throw new Error('an id of a file is no UUID');
  return id;
}
