import { idKind, type IdKind } from '@launchyard/domain/kit';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import type { Scope } from './scope.ts';

interface NodeKind {
  typeName: string;
  load(context: Context, scope: Scope, id: string): Promise<{ id: string } | null>;
}

const kinds = new Map<IdKind, NodeKind>();

/** Says which type ids of a kind belong to and how one of them is found within an account. Areas add theirs. */
export function foundById(kind: IdKind, node: NodeKind): void {
  kinds.set(kind, node);
}

/** The kind of thing that an id speaks of, or null when nothing that `node` can find has such ids. */
export function nodeKind(id: string): NodeKind | null {
  const kind = idKind(id);
  return (kind && kinds.get(kind)) ?? null;
}

export const Node = builder.interfaceRef<{ id: string }>('Node').implement({
  description: 'Anything with a life and an id of its own.',
  resolveType: ({ id }) => nodeKind(id)?.typeName,
  fields: (t) => ({
    id: t.exposeID('id', {
      description:
        'The id, the same everywhere and for ever. Its first letters say what it is: `app_`, `upl_`, `lnk_`.',
    }),
  }),
});
