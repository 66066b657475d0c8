import type { Actor as ActorRow } from '@launchyard/domain/kit';
import { builder } from './builder.ts';

const ActorKind = builder.enumType('ActorKind', {
  description: 'Who acts in an account.',
  values: {
    PERSON: { value: 'person', description: 'The owner or a member of the account.' },
    KEY: { value: 'key', description: 'A program with an API key.' },
  } as const satisfies Record<string, { value: ActorRow['kind']; description: string }>,
});

export const Actor = builder.objectRef<ActorRow>('Actor').implement({
  description: 'Who did something.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ActorKind, description: 'Whether a person did it or a program.' }),
    name: t.exposeString('name', {
      description: 'The username of the person, or of the owner of the key, at that time.',
    }),
  }),
});
