/** The role of a person for us: customer, support colleague or admin. An admin may do everything that support may. */
export const PERSON_ROLES = ['customer', 'support', 'admin'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** The roles of our own staff. */
export const STAFF_ROLES = ['support', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * The powers over other accounts that a credential carries. A session has those of its person. A key has them only if
 * it was created in the person’s own account (`isOwn`): a key created in somebody else’s account, or leaked from there,
 * opens no third account.
 */
export function staffRoleOf(person: PersonRole, credential: { kind: 'session' | 'key'; isOwn: boolean }) {
  return person !== 'customer' && (credential.kind === 'session' || credential.isOwn) ? person : null;
}
