/**
 * Who acts: the owner or a member of the account, a program with one of its API keys, support, or the system itself.
 */
export const ACTOR_KINDS = ['member', 'apiKey', 'support', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who did something, with their name at that time (`personLabel`); for a key, that of its owner. */
export interface Actor {
  kind: ActorKind;
  label: string;
}

/** Customers see that support did something, not which colleague; the audit log knows that. */
export const SUPPORT: Actor = { kind: 'support', label: 'Launchyard Support' };
export const SYSTEM: Actor = { kind: 'system', label: 'Launchyard' };
