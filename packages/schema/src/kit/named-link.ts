import { builder } from './builder.ts';

/** A link that something happened to, by its name as it was then: it may be gone since. */
export const NamedLink = builder.objectRef<{ id: string; name: string }>('NamedLink').implement({
  description: 'The id and name of a link at the time of an action.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the link, `lnk_…` or `mtg_…`.' }),
    name: t.exposeString('name', { description: 'Its name in the panel.' }),
  }),
});
