import { errors, everybody, pageInfo, readBySupport, type Row } from './row.ts';

const alert =
  'id kind title text state count createdAt lastActivityAt requestId messages { channel state tries problem createdAt finishedAt }';

/** Alerts to operators: for staff; administrators test their channels. */
export const alertRows: readonly Row[] = [
  {
    field: 'Query.alerts',
    document: `{ alerts(first: 5, kinds: [UPLOAD_FAILED], states: [SENT]) { totalCount hasMoreThanCounted ${pageInfo} nodes { id } edges { cursor node { ${alert} } } } }`,
    expected: readBySupport,
  },
  {
    field: 'Query.alertChannels',
    document: '{ alertChannels { kind isConfigured lastSucceededAt lastFailedAt problem viewerCanTest } }',
    expected: readBySupport,
  },
  {
    field: 'Mutation.alertChannelTest',
    document: `mutation { alertChannelTest(input: { channel: SLACK }) { channel { kind } ${errors} } }`,
    expected: {
      ...everybody('error FORBIDDEN'),
      nobody: 'error UNAUTHENTICATED',
      expiredKey: 'error UNAUTHENTICATED',
      removedMemberKey: 'error UNAUTHENTICATED',
      admin: 'refused ALERT_CHANNEL_NOT_CONFIGURED',
      unfinished: 'error PROFILE_UNFINISHED',
    },
  },
  {
    field: 'Mutation.browserFaultReport',
    document: `mutation { browserFaultReport(input: { message: "x", stack: "", route: "/" }) { isAccepted ${errors} } }`,
    expected: everybody('data'),
  },
];
