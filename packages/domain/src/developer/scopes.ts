import { ACTION_TEXTS, ACTIONS, SESSION_ACTIONS, type Action } from '../access/index.ts';

/** What a named key can be allowed in addition to reading, which every key may. */
export type KeyScope = Exclude<Action, 'account.read' | (typeof SESSION_ACTIONS)[number]>;

const isScope = (action: Action): action is KeyScope =>
  action !== 'account.read' && !SESSION_ACTIONS.some((each) => each === action);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not empty
export const KEY_SCOPES = ACTIONS.filter(isScope) as [KeyScope, ...KeyScope[]];

/** A scope in plain words. */
export const scopeText = (scope: KeyScope): string => ACTION_TEXTS[scope];

/** The actions that the scopes of a key leave; null: it is not narrowed. */
export const actionsOfScopes = (scopes: readonly KeyScope[] | null): Action[] | null =>
  scopes && ACTIONS.filter((action) => action === 'account.read' || scopes.some((scope) => scope === action));
