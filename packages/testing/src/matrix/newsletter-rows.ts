import { errors, everybody, noKeys, readBySupport, throughViewer, type Row } from './row.ts';

/** Consent to the newsletter, which is each person’s own. */
export const newsletterRows: readonly Row[] = [
  {
    field: 'Viewer.newsletter',
    document: '{ viewer { newsletter { isSubscribed updatedAt } } }',
    at: ['viewer', 'newsletter'],
    expected: { ...throughViewer, key: 'null', graphiqlToken: 'null', limitedKey: 'null', readingKey: 'null' },
  },
  {
    field: 'Mutation.newsletterSubscribe',
    document: `mutation { newsletterSubscribe(input: { wordingVersion: 99 }) { newsletter { isSubscribed } ${errors} } }`,
    expected: {
      ...everybody('refused NEWSLETTER_WORDING_UNKNOWN'),
      nobody: 'error UNAUTHENTICATED',
      removedMember: 'error FORBIDDEN',
      otherOwner: 'error FORBIDDEN',
      supportWithoutCase: 'error CASE_REQUIRED',
      unfinished: 'error PROFILE_UNFINISHED',
      ...noKeys,
    },
  },
  {
    field: 'Mutation.newsletterUnsubscribe',
    document: `mutation { newsletterUnsubscribe(input: { clientMutationId: "x" }) { newsletter { isSubscribed } ${errors} } }`,
    expected: {
      ...everybody('data'),
      nobody: 'error UNAUTHENTICATED',
      removedMember: 'error FORBIDDEN',
      otherOwner: 'error FORBIDDEN',
      supportWithoutCase: 'error CASE_REQUIRED',
      unfinished: 'error PROFILE_UNFINISHED',
      ...noKeys,
    },
  },
  {
    field: 'Query.newsletterSubscribers',
    document: '{ newsletterSubscribers(first: 5) { personId email createdAt wordingVersion sentence unsubscribeUrl } }',
    // The rows of staff name no account.
    expected: { ...readBySupport, support: 'error FORBIDDEN', supportWithoutCase: 'error FORBIDDEN' },
  },
];
