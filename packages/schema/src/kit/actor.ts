import { ACTOR_KINDS, type Actor as ActorRow, type ActorKind } from '@launchyard/domain/kit';
import { builder } from './builder.ts';

const TYPE_NAMES = {
  member: 'Member',
  apiKey: 'Program',
  support: 'SupportColleague',
  system: 'System',
} as const satisfies Record<ActorKind, string>;

const DESCRIPTIONS: Record<ActorKind, string> = {
  member:
    'The owner or a member of the account, signed in. `label` is their username at that time, or their e-mail address if they had none.',
  apiKey:
    'A program with an API key of the account. `label` is the username of the person whose key it was, at that time, or their e-mail address if they had none.',
  support: 'A member of our support team. `label` does not name them.',
  system: 'Nobody: it happened by itself, such as the end of a stage.',
};

export const Actor = builder.interfaceRef<ActorRow>('Actor').implement({
  description: 'Who did something. The type says what kind of actor it was.',
  resolveType: ({ kind }) => TYPE_NAMES[kind],
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The name to show, as it was at that time.' }),
  }),
});

for (const kind of ACTOR_KINDS) {
  builder.objectType(builder.objectRef<ActorRow>(TYPE_NAMES[kind]), {
    description: DESCRIPTIONS[kind],
    interfaces: [Actor],
  });
}
