/**
 * What a call does, as the audit log says it: every call that changes something, and every one by which support reads.
 */
const WORDS = {
  'alerts.test': 'Sent a test alert',
  'apps.delete': 'Deleted an application',
  'apps.demoDelete': 'Deleted the demo application',
  'apps.demoGet': 'Viewed the demo application',
  'apps.get': 'Viewed an application',
  'apps.latestHistory': 'Viewed the history of Latest',
  'apps.latestMoveGet': 'Viewed a change of Latest',
  'apps.linkableVersions': 'Viewed versions for links',
  'apps.list': 'Viewed the applications',
  'apps.versionDelete': 'Deleted a version',
  'apps.versionGet': 'Viewed a version',
  'apps.versionList': 'Viewed versions',
  'apps.versionMakeLatest': 'Changed Latest',
  'assets.cancel': 'Canceled a library upload',
  'assets.delete': 'Deleted a library file',
  'assets.finish': 'Added a library file',
  'assets.get': 'Viewed a library file',
  'assets.list': 'Viewed the library',
  'assets.partsSign': 'Sent a library file',
  'assets.start': 'Started a library upload',
  'assets.thumbnailFinish': 'Changed a thumbnail',
  'assets.thumbnailStart': 'Started a thumbnail upload',
  'assets.uploadGet': 'Viewed a library upload',
  'audit.actors': 'Viewed who is in the audit log',
  'audit.get': 'Viewed an audit log entry',
  'audit.list': 'Viewed the audit log',
  'bin.get': 'Viewed a deleted item',
  'bin.list': 'Viewed deleted items',
  'bin.restore': 'Restored a deleted item',
  'configs.changeGet': 'Viewed a revision of a config',
  'configs.changes': 'Viewed the history of a config',
  'configs.create': 'Created a config',
  'configs.delete': 'Deleted a config',
  'configs.documentGet': 'Viewed the settings of a config',
  'configs.duplicate': 'Duplicated a config',
  'configs.get': 'Viewed a config',
  'configs.import': 'Imported a config',
  'configs.list': 'Viewed the configs',
  'configs.restoreChange': 'Restored a revision of a config',
  'configs.update': 'Changed a config',
  'events.since': 'Viewed live changes',
  'links.delete': 'Deleted a link',
  'links.get': 'Viewed a link',
  'links.meetingCreate': 'Created a meeting link',
  'links.meetingList': 'Viewed meeting links',
  'links.ofConfig': 'Viewed the links of a config',
  'links.rename': 'Renamed a link',
  'links.setConfig': 'Changed the config of a link',
  'links.setVersion': 'Changed the version of a link',
  'links.streamingCreate': 'Created a streaming link',
  'links.streamingList': 'Viewed streaming links',
  'developer.apiKeyCreate': 'Created an API key',
  'developer.apiKeyGenerate': 'Generated an API key',
  'developer.apiKeyGet': 'Viewed an API key',
  'developer.apiKeyList': 'Viewed the API keys',
  'developer.apiKeyRevoke': 'Revoked an API key',
  'developer.clientTokenCreate': 'Generated a token',
  'developer.clientTokenRedeem': 'Redeemed a token',
  'developer.graphiqlTokenCreate': 'Opened GraphiQL with an API key',
  'notifications.clear': 'Cleared notifications',
  'notifications.delete': 'Deleted a notification',
  'notifications.get': 'Viewed a notification',
  'notifications.list': 'Viewed notifications',
  'notifications.markRead': 'Marked notifications as read',
  'plans.get': 'Viewed the plan',
  'plans.storageStatus': 'Viewed the storage',
  'search.find': 'Searched the account',
  'session.accountGet': 'Viewed the account',
  'session.budgetTake': 'Used the API',
  'session.list': 'Viewed sessions',
  'session.passwordResetFinish': 'Reset the password',
  'session.personGet': 'Viewed a person',
  'session.revoke': 'Ended a session',
  'session.revokeOthers': 'Ended all other sessions',
  'session.signIn': 'Signed in',
  'session.signInCodeCreate': 'Made a code to sign in elsewhere',
  'session.signInWithCode': 'Signed in with a code',
  'session.signOut': 'Signed out',
  'session.signUpFinish': 'Signed up',
  'session.state': 'Viewed the account',
  'session.versionControlSet': 'Switched version control',
  'support.accountFind': 'Looked up the account',
  'support.accountList': 'Looked up the account',
  'support.adminActGet': 'Viewed an administrator action',
  'support.adminActList': 'Viewed administrator actions',
  'support.payPerLaunchSet': 'Switched pay-per-launch',
  'support.stuckUploadList': 'Viewed stuck uploads',
  'team.accept': 'Joined the team',
  'team.decline': 'Declined an invitation',
  'team.invitations': 'Viewed their invitations',
  'team.invite': 'Invited somebody to the team',
  'team.leave': 'Left the team',
  'team.list': 'Viewed the team',
  'team.remove': 'Removed a member of the team',
  'team.sendAgain': 'Sent an invitation again',
  'team.update': 'Changed a member of the team',
  'team.withdraw': 'Withdrew an invitation',
  'uploads.cancel': 'Canceled an upload',
  'uploads.continueOnAlternate': 'Moved an upload to the alternate store',
  'uploads.finish': 'Finished an upload',
  'uploads.get': 'Viewed an upload',
  'uploads.heartbeat': 'Continued an upload',
  'uploads.list': 'Viewed the uploads',
  'uploads.parts': 'Viewed the parts of an upload',
  'uploads.partsSign': 'Sent a build',
  'uploads.places': 'Viewed places in the queue',
  'uploads.retry': 'Retried an upload',
  'uploads.start': 'Started an upload',
  'uploads.stuck': 'Viewed a stuck upload',
  'uploads.timeline': 'Viewed the timeline of an upload',
  'uploads.update': 'Changed an upload',
} as const;

/** An action of the audit log, named after its call. */
export type AuditAction = keyof typeof WORDS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
export const AUDIT_ACTIONS = Object.keys(WORDS) as [AuditAction, ...AuditAction[]];

export const auditActionText = (action: AuditAction): string => WORDS[action];

/** The name of an action in the GraphQL API: `links.streamingCreate` → `LINKS_STREAMING_CREATE`. */
export const auditActionName = (action: AuditAction): string =>
  action
    .replaceAll('.', '_')
    .replaceAll(/(?<=[a-z])[A-Z]/g, '_$&')
    .toUpperCase();

/** Null for a call without words. */
export const auditActionOf = (call: string): AuditAction | null =>
  AUDIT_ACTIONS.find((action) => action === call) ?? null;

/** How support appears to customers, whichever colleague it is. */
export const AUDIT_SUPPORT = { kind: 'support', label: 'Launchyard Support' } as const;
