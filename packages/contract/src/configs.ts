import { z } from 'zod';
import { call } from './kit/call.ts';
import { id, instant, page, pageInput } from './kit/shapes.ts';

export const config = z.object({
  id,
  name: z.string(),
  /** The default config: it cannot be edited or deleted. */
  isProtected: z.boolean(),
  createdAt: instant,
});

export const configList = call({
  name: 'configs.list',
  method: 'POST',
  path: '/config-list',
  access: 'account.read',
  changes: false,
  summary: 'The configs of the account, the default one first. It is there from the first moment on.',
  input: pageInput,
  reply: page(config),
});

export const configGet = call({
  name: 'configs.get',
  method: 'POST',
  path: '/get-config',
  access: 'account.read',
  changes: false,
  summary: 'Configs by id, in the order of the question; null for what is not there.',
  input: z.object({ configIds: z.array(id).max(100) }),
  reply: z.object({ configs: z.array(config.nullable()) }),
});
