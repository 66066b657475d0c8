import { changedByWhole, errors, ofAccount, pageInfo, readByA, readBySupport, type Row } from './row.ts';

const notification = 'id kind message createdAt isRead link { title url } viewerCanDelete';

/** Events for an account, and for support about all accounts. */
export const toldRows: readonly Row[] = [
  {
    field: 'Query.stuckUploads',
    document:
      'query ($first: Int) { stuckUploads(first: $first) { id account { id } stuck { kind startedAt stage why attempts faults } } }',
    expected: readBySupport,
  },
  {
    field: 'Query.mails',
    document:
      'query ($first: Int) { mails(first: $first) { recipient kind createdAt state sentAt failedTries lastFailedAt problem replyCode account { id } } }',
    expected: readBySupport,
  },
  ofAccount(
    'notifications',
    `notifications(first: 5) { totalCount unreadCount ${pageInfo} nodes { id } edges { cursor node { ${notification} } } }`,
  ),
  {
    field: 'Mutation.notificationsMarkRead',
    document: `mutation { notificationsMarkRead(input: { upTo: "ntf_none" }) { changedCount unreadCount ${errors} } }`,
    expected: changedByWhole('refused NOTIFICATION_NOT_FOUND'),
  },
  {
    field: 'Mutation.notificationsClear',
    document: `mutation { notificationsClear(input: { upTo: "ntf_none" }) { changedCount unreadCount ${errors} } }`,
    expected: changedByWhole('refused NOTIFICATION_NOT_FOUND'),
  },
  {
    field: 'Mutation.notificationDelete',
    document: `mutation ($id: ID!) { notificationDelete(input: { notificationId: $id }) { deletedNotificationId ${errors} } }`,
    variables: () => ({ id: 'ntf_none' }),
    strangerVariables: ({ notificationId }) => ({ id: notificationId }),
    expected: changedByWhole('refused NOTIFICATION_NOT_FOUND'),
  },
  {
    field: 'Subscription.notificationAdded',
    // An unknown cursor is answered at once with a resync.
    document: 'subscription { notificationAdded(after: "9007199254740991") { cursor resync notification { id } } }',
    expected: readByA,
  },
];
