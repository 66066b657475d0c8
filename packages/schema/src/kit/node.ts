import { idKind, type IdKind } from '@launchyard/domain/kit';
import { builder } from './builder.ts';
import type { Context } from './context.ts';
import type { Scope } from './scope.ts';

interface NodeKind {
  typeName: string;
  load(context: Context, scope: Scope, id: string): Promise<{ id: string } | null>;
}

const kinds = new Map<IdKind, NodeKind>();

/** Registers the type for ids of a kind and its loader. Areas add theirs. */
export function foundById(kind: IdKind, node: NodeKind): void {
  kinds.set(kind, node);
}

/** The types that `node` finds. */
export const nodeTypeNames = (): string[] => [...kinds.values()].map(({ typeName }) => typeName);

/** The type of an id, or null when `node` has no loader for it. */
export function nodeKind(id: string): NodeKind | null {
  const kind = idKind(id);
  return (kind && kinds.get(kind)) ?? null;
}

export const Node = builder.interfaceRef<{ id: string }>('Node').implement({
  description: 'An object with a global id.',
  resolveType: ({ id }) => nodeKind(id)?.typeName,
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'A globally unique id that never changes. Its prefix names the type: `app_`, `upl_`, `lnk_`.',
    }),
  }),
});
