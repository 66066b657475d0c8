import { errors, everybody, noKeys, throughViewer, type Outcome, type Row } from './row.ts';

/** For people who signed in and have finished their profile, in an account that they may enter. */
const ofPeople = (outcome: Outcome): Row['expected'] => ({
  ...everybody(outcome),
  nobody: 'error UNAUTHENTICATED',
  removedMember: 'error FORBIDDEN',
  otherOwner: 'error FORBIDDEN',
  supportWithoutCase: 'error CASE_REQUIRED',
  unfinished: 'error PROFILE_UNFINISHED',
  ...noKeys,
});

/** Signing in and up, resetting a password, and the sessions of a person. */
export const sessionRows: readonly Row[] = [
  {
    field: 'Mutation.sessionCreate',
    document: `mutation ($email: String!) { sessionCreate(input: { email: $email, password: "" }) { viewer { person { id } } ${errors} } }`,
    variables: ({ email }) => ({ email }),
    expected: {
      ...everybody('refused INCORRECT_CREDENTIALS'),
      ...noKeys,
    },
  },
  {
    field: 'Mutation.sessionCreateWithCode',
    document: `mutation { sessionCreateWithCode(input: { code: "lyc_none" }) { viewer { person { id } } ${errors} } }`,
    expected: {
      ...everybody('refused SIGN_IN_CODE_EXPIRED'),
      ...noKeys,
    },
  },
  {
    field: 'Mutation.signInCodeCreate',
    document: `mutation { signInCodeCreate(input: { clientMutationId: "x" }) { code expiresAt ${errors} } }`,
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
    field: 'Query.signUpCheck',
    document: `query { signUpCheck(username: "no name!") { isAvailable ${errors} } }`,
    at: ['signUpCheck'],
    expected: everybody('refused USERNAME_UNUSABLE'),
  },
  {
    field: 'Mutation.signUpStart',
    document: `mutation { signUpStart(input: { email: "nobody", password: "Right-1-password", username: "nobody" }) { signUp { signUpId email expiresAt canSendAgainAt } ${errors} } }`,
    expected: everybody('refused EMAIL_UNUSABLE'),
  },
  {
    field: 'Mutation.signUpSendAgain',
    document: `mutation { signUpSendAgain(input: { signUpId: "sgn_none" }) { signUp { signUpId } ${errors} } }`,
    expected: everybody('refused CODE_USED_UP'),
  },
  {
    field: 'Mutation.signUpFinish',
    document: `mutation { signUpFinish(input: { signUpId: "sgn_none", code: "no code" }) { viewer { person { id } } ${errors} } }`,
    expected: {
      ...everybody('refused CODE_WRONG'),
      ...noKeys,
    },
  },
  {
    field: 'Mutation.passwordResetStart',
    document: `mutation { passwordResetStart(input: { email: "nobody" }) { isSent ${errors} } }`,
    expected: everybody('refused EMAIL_FORMAT'),
  },
  {
    field: 'Mutation.passwordResetFinish',
    document: `mutation { passwordResetFinish(input: { code: "none", password: "weak" }) { isSet endedApiKeyCount ${errors} } }`,
    expected: everybody('refused PASSWORD_WEAK'),
  },
  {
    field: 'Mutation.profileFinish',
    document: `mutation { profileFinish(input: { username: "no name!", phoneNumber: "+14155552671", leadSource: "x" }) { person { id username } ${errors} } }`,
    expected: {
      ...everybody('refused USERNAME_FORMAT'),
      nobody: 'error UNAUTHENTICATED',
      removedMember: 'error FORBIDDEN',
      otherOwner: 'error FORBIDDEN',
      supportWithoutCase: 'error CASE_REQUIRED',
      ...noKeys,
    },
  },
  {
    field: 'Mutation.usernameChange',
    document: `mutation { usernameChange(input: { username: "no name!" }) { person { id username } ${errors} } }`,
    expected: ofPeople('refused USERNAME_INVALID'),
  },
  {
    field: 'Mutation.accountDelete',
    document: `mutation { accountDelete(input: { confirmation: "delete" }) { isDeleted ${errors} } }`,
    expected: {
      ...ofPeople('refused DELETION_NOT_CONFIRMED'),
      // It is their customer’s to delete.
      support: 'error FORBIDDEN',
      admin: 'error FORBIDDEN',
    },
  },
  {
    field: 'Mutation.phoneNumberChange',
    document: `mutation { phoneNumberChange(input: { phoneNumber: "none" }) { phoneNumber ${errors} } }`,
    expected: ofPeople('refused MOBILE_INVALID'),
  },
  {
    field: 'Viewer.profile',
    document: '{ viewer { profile { phoneNumber } } }',
    at: ['viewer', 'profile'],
    expected: { ...throughViewer, key: 'null', graphiqlToken: 'null', limitedKey: 'null', readingKey: 'null' },
  },
  {
    field: 'Viewer.sessions',
    document: '{ viewer { sessions { id createdAt lastUsedAt expiresAt browser system country isCurrent } } }',
    at: ['viewer', 'sessions'],
    expected: { ...throughViewer, key: 'null', graphiqlToken: 'null', limitedKey: 'null', readingKey: 'null' },
  },
  {
    field: 'Mutation.sessionRevoke',
    document: `mutation { sessionRevoke(input: { sessionId: "ses_none" }) { isRevoked ${errors} } }`,
    expected: ofPeople('refused SESSION_ENDED'),
  },
  {
    field: 'Mutation.sessionRevokeOthers',
    document: `mutation { sessionRevokeOthers(input: { clientMutationId: "x" }) { endedCount ${errors} } }`,
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
];
