import { ACCOUNT_ROLES, ACTION_TEXTS, ROLE_TABLE, ROLE_TEXTS, SESSION_ACTIONS } from '@launchyard/domain/access';

/** The page with what each role may do, from the table that the services enforce. */
export function rolesPage(): string {
  const needsSession: readonly string[] = SESSION_ACTIONS;
  return [
    '# Roles',
    '<!-- Written by `npm run refresh` from packages/domain/src/access. -->',
    'Everybody who acts in an account has one of these roles there. Editors and viewers can be limited to some applications; then they see and change nothing of the others, and nothing that belongs to the whole account.',
    ACCOUNT_ROLES.map((role) => `- **${role}**: ${ROLE_TEXTS[role]}`).join('\n'),
    [
      `| Action | ${ACCOUNT_ROLES.join(' | ')} | in the API |`,
      `| --- | ${ACCOUNT_ROLES.map(() => '---').join(' | ')} | --- |`,
      ...ROLE_TABLE.map(
        ({ action, roles }) =>
          `| ${ACTION_TEXTS[action]} | ${ACCOUNT_ROLES.map((role) => (roles.includes(role) ? 'yes' : '')).join(' | ')} | \`${action}\`${needsSession.includes(action) ? ', signed in only' : ''} |`,
      ),
    ].join('\n'),
    'An API key may do what its scopes and the role of the person who made it both allow, except what needs somebody who is signed in.',
  ].join('\n\n');
}
