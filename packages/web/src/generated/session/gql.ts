/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation BrowserFaultReport($input: BrowserFaultReportInput!) {\n  browserFaultReport(input: $input) {\n    isAccepted\n  }\n}": typeof types.BrowserFaultReportDocument,
    "mutation PasswordResetStart($input: PasswordResetStartInput!) {\n  passwordResetStart(input: $input) {\n    isSent\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation PasswordResetFinish($input: PasswordResetFinishInput!) {\n  passwordResetFinish(input: $input) {\n    isSet\n    endedApiKeyCount\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": typeof types.PasswordResetStartDocument,
    "mutation SessionCreate($input: SessionCreateInput!) {\n  sessionCreate(input: $input) {\n    viewer {\n      person {\n        id\n        username\n      }\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": typeof types.SessionCreateDocument,
    "query SignIn {\n  viewer {\n    person {\n      id\n      username\n    }\n  }\n  publicConfig {\n    supportUrl\n  }\n}": typeof types.SignInDocument,
    "query SignUpCheck($email: String, $username: String) {\n  signUpCheck(email: $email, username: $username) {\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation SignUpStart($input: SignUpStartInput!) {\n  signUpStart(input: $input) {\n    signUp {\n      signUpId\n      email\n      canSendAgainAt\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation SignUpSendAgain($input: SignUpSendAgainInput!) {\n  signUpSendAgain(input: $input) {\n    signUp {\n      signUpId\n      email\n      canSendAgainAt\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation SignUpFinish($input: SignUpFinishInput!) {\n  signUpFinish(input: $input) {\n    viewer {\n      person {\n        id\n      }\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": typeof types.SignUpCheckDocument,
};
const documents: Documents = {
    "mutation BrowserFaultReport($input: BrowserFaultReportInput!) {\n  browserFaultReport(input: $input) {\n    isAccepted\n  }\n}": types.BrowserFaultReportDocument,
    "mutation PasswordResetStart($input: PasswordResetStartInput!) {\n  passwordResetStart(input: $input) {\n    isSent\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation PasswordResetFinish($input: PasswordResetFinishInput!) {\n  passwordResetFinish(input: $input) {\n    isSet\n    endedApiKeyCount\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": types.PasswordResetStartDocument,
    "mutation SessionCreate($input: SessionCreateInput!) {\n  sessionCreate(input: $input) {\n    viewer {\n      person {\n        id\n        username\n      }\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": types.SessionCreateDocument,
    "query SignIn {\n  viewer {\n    person {\n      id\n      username\n    }\n  }\n  publicConfig {\n    supportUrl\n  }\n}": types.SignInDocument,
    "query SignUpCheck($email: String, $username: String) {\n  signUpCheck(email: $email, username: $username) {\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation SignUpStart($input: SignUpStartInput!) {\n  signUpStart(input: $input) {\n    signUp {\n      signUpId\n      email\n      canSendAgainAt\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation SignUpSendAgain($input: SignUpSendAgainInput!) {\n  signUpSendAgain(input: $input) {\n    signUp {\n      signUpId\n      email\n      canSendAgainAt\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation SignUpFinish($input: SignUpFinishInput!) {\n  signUpFinish(input: $input) {\n    viewer {\n      person {\n        id\n      }\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": types.SignUpCheckDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BrowserFaultReport($input: BrowserFaultReportInput!) {\n  browserFaultReport(input: $input) {\n    isAccepted\n  }\n}"): typeof import('./graphql.ts').BrowserFaultReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PasswordResetStart($input: PasswordResetStartInput!) {\n  passwordResetStart(input: $input) {\n    isSent\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation PasswordResetFinish($input: PasswordResetFinishInput!) {\n  passwordResetFinish(input: $input) {\n    isSet\n    endedApiKeyCount\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}"): typeof import('./graphql.ts').PasswordResetStartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SessionCreate($input: SessionCreateInput!) {\n  sessionCreate(input: $input) {\n    viewer {\n      person {\n        id\n        username\n      }\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}"): typeof import('./graphql.ts').SessionCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignIn {\n  viewer {\n    person {\n      id\n      username\n    }\n  }\n  publicConfig {\n    supportUrl\n  }\n}"): typeof import('./graphql.ts').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignUpCheck($email: String, $username: String) {\n  signUpCheck(email: $email, username: $username) {\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation SignUpStart($input: SignUpStartInput!) {\n  signUpStart(input: $input) {\n    signUp {\n      signUpId\n      email\n      canSendAgainAt\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation SignUpSendAgain($input: SignUpSendAgainInput!) {\n  signUpSendAgain(input: $input) {\n    signUp {\n      signUpId\n      email\n      canSendAgainAt\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation SignUpFinish($input: SignUpFinishInput!) {\n  signUpFinish(input: $input) {\n    viewer {\n      person {\n        id\n      }\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}"): typeof import('./graphql.ts').SignUpCheckDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
