import { z } from 'zod';
import { MAX_SEARCH_LENGTH, MOST_FOUND } from '@launchyard/domain/search';
import { call } from './kit/call.ts';
import { id, text } from './kit/shapes.ts';

export const searchFind = call({
  name: 'search.find',
  method: 'POST',
  path: '/search',
  access: 'account.read',
  changes: false,
  summary: `The ids of applications, links and configs whose names contain this text, in this order; at most ${MOST_FOUND} of each, newest first.`,
  input: z.object({ text: text(MAX_SEARCH_LENGTH).min(1) }),
  reply: z.object({ ids: z.array(id) }),
});
