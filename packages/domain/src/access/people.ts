/** What people are to us: customers, support colleagues, or admins. An admin may do what support may. */
export const PERSON_ROLES = ['customer', 'support', 'admin'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** Those who work for us. */
export const STAFF_ROLES = ['support', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * The powers over other people's accounts that a credential carries: a session those of its person, a key only when it was made in the
 * person's own account (`isOwn`). What is made in the account of somebody else, or leaks from there, opens no third one.
 */
export function staffRoleOf(person: PersonRole, credential: { kind: 'session' | 'key'; isOwn: boolean }) {
  return person !== 'customer' && (credential.kind === 'session' || credential.isOwn) ? person : null;
}
