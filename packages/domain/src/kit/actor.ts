/** Who acts: the owner or a member of the account, a program with a key of theirs, support, or nobody: what happens by itself. */
export const ACTOR_KINDS = ['member', 'apiKey', 'support', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who did something, under their name as it was then: the person's username, for a key its owner's. */
export interface Actor {
  kind: ActorKind;
  label: string;
}

/** Of support the customer is told that it was support, not which colleague: the audit log knows. */
export const SUPPORT: Actor = { kind: 'support', label: 'Support' };
export const SYSTEM: Actor = { kind: 'system', label: 'Launchyard' };
