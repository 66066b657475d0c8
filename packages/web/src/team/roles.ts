import {
  MEMBER_ROLES,
  ROLE_NOUNS,
  ROLE_TEXTS,
  type AccountRole as DomainAccountRole,
  type MemberRole as DomainRole,
} from '@launchyard/domain/access';
import type { AccountRole, MemberRole } from '../generated/graphql.ts';

const GIVEN: Record<DomainRole, MemberRole> = { editor: 'EDITOR', finance: 'FINANCE', viewer: 'VIEWER' };

const NOUNS: Record<AccountRole, string> = {
  OWNER: ROLE_NOUNS.owner,
  EDITOR: ROLE_NOUNS.editor,
  FINANCE: ROLE_NOUNS.finance,
  VIEWER: ROLE_NOUNS.viewer,
};

/** A role within a sentence: "as an editor". */
export const roleNoun = (role: AccountRole): string => NOUNS[role];

/** A role by itself. */
export const roleName = (role: AccountRole | MemberRole | DomainAccountRole): string =>
  `${role.slice(0, 1).toUpperCase()}${role.slice(1).toLowerCase()}`;

/** The roles that the owner gives, each in one sentence. */
export const GIVEN_ROLES = MEMBER_ROLES.map((role) => ({
  value: GIVEN[role],
  label: roleName(GIVEN[role]),
  text: ROLE_TEXTS[role],
}));

/** Who sees the whole account anyway cannot be limited to some applications. */
export const canBeLimited = (role: MemberRole): boolean => role !== 'FINANCE';
