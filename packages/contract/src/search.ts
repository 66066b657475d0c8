import { z } from 'zod';
import { FOUND_KINDS, MAX_SEARCH_LENGTH } from '@launchyard/domain/search';
import { call } from './kit/call.ts';
import { id, text } from './kit/shapes.ts';

/** Something that has what was typed in its name. */
export const found = z.object({
  id,
  kind: z.enum(FOUND_KINDS),
  name: z.string(),
  /** The application that a link leads to; null for everything else. */
  appName: z.string().nullable(),
  /** The config that a link has; null for everything else. */
  configName: z.string().nullable(),
});

export const searchFind = call({
  name: 'search.find',
  method: 'POST',
  path: '/search',
  access: 'account.read',
  changes: false,
  summary: 'Applications, links and configs with this in their names, five of each at most, the newest first.',
  input: z.object({ text: text(MAX_SEARCH_LENGTH).min(1) }),
  reply: z.object({ found: z.array(found) }),
});
