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
    "query Enter {\n  viewer {\n    person {\n      email\n      username\n    }\n  }\n  publicConfig {\n    supportUrl\n  }\n}\n\nmutation SessionCreateWithCode($input: SessionCreateWithCodeInput!) {\n  sessionCreateWithCode(input: $input) {\n    viewer {\n      person {\n        id\n        username\n      }\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": typeof types.EnterDocument,
    "query Invitation($token: String!) {\n  viewer {\n    person {\n      email\n      username\n    }\n    teamInvitations {\n      invitationId\n    }\n  }\n  teamInvitation(token: $token) {\n    invitationId\n    accountUsername\n    email\n    role\n    appCount\n    state\n    expiresAt\n  }\n  publicConfig {\n    supportUrl\n  }\n}\n\nmutation InvitationAccept($input: TeamInvitationAcceptInput!) {\n  teamInvitationAccept(input: $input) {\n    accountId\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation InvitationDecline($input: TeamInvitationDeclineInput!) {\n  teamInvitationDecline(input: $input) {\n    isDeclined\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation InvitationLogout($input: SessionDeleteInput!) {\n  sessionDelete(input: $input) {\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": typeof types.InvitationDocument,
    "query Username {\n  viewer {\n    person {\n      id\n      email\n      username\n    }\n    accounts {\n      id\n      label\n      viewerStanding\n    }\n  }\n  publicConfig {\n    supportUrl\n    newsletterWording {\n      version\n      sentence\n    }\n  }\n}\n\nmutation ProfileFinish($input: ProfileFinishInput!) {\n  profileFinish(input: $input) {\n    person {\n      id\n      username\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation UsernameLogout($input: SessionDeleteInput!) {\n  sessionDelete(input: $input) {\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": typeof types.UsernameDocument,
};
const documents: Documents = {
    "query Enter {\n  viewer {\n    person {\n      email\n      username\n    }\n  }\n  publicConfig {\n    supportUrl\n  }\n}\n\nmutation SessionCreateWithCode($input: SessionCreateWithCodeInput!) {\n  sessionCreateWithCode(input: $input) {\n    viewer {\n      person {\n        id\n        username\n      }\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": types.EnterDocument,
    "query Invitation($token: String!) {\n  viewer {\n    person {\n      email\n      username\n    }\n    teamInvitations {\n      invitationId\n    }\n  }\n  teamInvitation(token: $token) {\n    invitationId\n    accountUsername\n    email\n    role\n    appCount\n    state\n    expiresAt\n  }\n  publicConfig {\n    supportUrl\n  }\n}\n\nmutation InvitationAccept($input: TeamInvitationAcceptInput!) {\n  teamInvitationAccept(input: $input) {\n    accountId\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation InvitationDecline($input: TeamInvitationDeclineInput!) {\n  teamInvitationDecline(input: $input) {\n    isDeclined\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation InvitationLogout($input: SessionDeleteInput!) {\n  sessionDelete(input: $input) {\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": types.InvitationDocument,
    "query Username {\n  viewer {\n    person {\n      id\n      email\n      username\n    }\n    accounts {\n      id\n      label\n      viewerStanding\n    }\n  }\n  publicConfig {\n    supportUrl\n    newsletterWording {\n      version\n      sentence\n    }\n  }\n}\n\nmutation ProfileFinish($input: ProfileFinishInput!) {\n  profileFinish(input: $input) {\n    person {\n      id\n      username\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation UsernameLogout($input: SessionDeleteInput!) {\n  sessionDelete(input: $input) {\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}": types.UsernameDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Enter {\n  viewer {\n    person {\n      email\n      username\n    }\n  }\n  publicConfig {\n    supportUrl\n  }\n}\n\nmutation SessionCreateWithCode($input: SessionCreateWithCodeInput!) {\n  sessionCreateWithCode(input: $input) {\n    viewer {\n      person {\n        id\n        username\n      }\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}"): typeof import('./graphql.ts').EnterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Invitation($token: String!) {\n  viewer {\n    person {\n      email\n      username\n    }\n    teamInvitations {\n      invitationId\n    }\n  }\n  teamInvitation(token: $token) {\n    invitationId\n    accountUsername\n    email\n    role\n    appCount\n    state\n    expiresAt\n  }\n  publicConfig {\n    supportUrl\n  }\n}\n\nmutation InvitationAccept($input: TeamInvitationAcceptInput!) {\n  teamInvitationAccept(input: $input) {\n    accountId\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation InvitationDecline($input: TeamInvitationDeclineInput!) {\n  teamInvitationDecline(input: $input) {\n    isDeclined\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation InvitationLogout($input: SessionDeleteInput!) {\n  sessionDelete(input: $input) {\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}"): typeof import('./graphql.ts').InvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Username {\n  viewer {\n    person {\n      id\n      email\n      username\n    }\n    accounts {\n      id\n      label\n      viewerStanding\n    }\n  }\n  publicConfig {\n    supportUrl\n    newsletterWording {\n      version\n      sentence\n    }\n  }\n}\n\nmutation ProfileFinish($input: ProfileFinishInput!) {\n  profileFinish(input: $input) {\n    person {\n      id\n      username\n    }\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}\n\nmutation UsernameLogout($input: SessionDeleteInput!) {\n  sessionDelete(input: $input) {\n    userErrors {\n      code\n      message\n      field\n    }\n  }\n}"): typeof import('./graphql.ts').UsernameDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
