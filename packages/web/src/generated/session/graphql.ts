/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A new password, with the code from the link. */
export type PasswordResetFinishInput = {
  /** The code of the link: `oobCode`. */
  code: string;
  /** Whether the API keys of the person stay valid. Defaults to no. */
  keepsApiKeys?: boolean | null | undefined;
  /** The new password. */
  password: string;
};

/** A request to reset a password. */
export type PasswordResetStartInput = {
  /** The e-mail address of the person. */
  email: string;
};

/** The credentials of a person. */
export type SessionCreateInput = {
  /** The e-mail address of the person. */
  email: string;
  /** Their password. */
  password: string;
};

/** Has no required fields. */
export type SessionDeleteInput = {
  /** Anything; it is given back as it is. */
  clientMutationId?: string | null | undefined;
};

/** The code from the e-mail. */
export type SignUpFinishInput = {
  /** Six digits. */
  code: string;
  /** The id of the sign-up. */
  signUpId: string;
};

/** The sign-up to send another code for. */
export type SignUpSendAgainInput = {
  /** The id of the sign-up. */
  signUpId: string;
};

/** A new account. */
export type SignUpStartInput = {
  /** The e-mail address, to which a one-time code is sent. */
  email: string;
  /** The password of the new account. */
  password: string;
  /** The name of the new account: 3 to 30 letters, digits and underscores. It becomes part of links. */
  username: string;
};

export type PasswordResetStartMutationVariables = Exact<{
  input: PasswordResetStartInput;
}>;


export type PasswordResetStartMutation = { __typename: 'Mutation', passwordResetStart: { __typename: 'PasswordResetStartPayload', isSent: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: string, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: string, message: string, field: Array<string> }
    > } };

export type PasswordResetFinishMutationVariables = Exact<{
  input: PasswordResetFinishInput;
}>;


export type PasswordResetFinishMutation = { __typename: 'Mutation', passwordResetFinish: { __typename: 'PasswordResetFinishPayload', isSet: boolean, endedApiKeyCount: number | null, userErrors: Array<
      | { __typename: 'Refusal', code: string, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: string, message: string, field: Array<string> }
    > } };

export type SessionCreateMutationVariables = Exact<{
  input: SessionCreateInput;
}>;


export type SessionCreateMutation = { __typename: 'Mutation', sessionCreate: { __typename: 'SessionCreatePayload', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string } } | null, userErrors: Array<
      | { __typename: 'Refusal', code: string, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: string, message: string, field: Array<string> }
    > } };

export type SessionDeleteMutationVariables = Exact<{
  input: SessionDeleteInput;
}>;


export type SessionDeleteMutation = { __typename: 'Mutation', sessionDelete: { __typename: 'SessionDeletePayload', userErrors: Array<
      | { __typename: 'Refusal', code: string, message: string }
      | { __typename: 'StorageShortError', code: string, message: string }
    > } };

export type SignInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string } } | null, publicConfig: { __typename: 'PublicConfig', supportUrl: string } };

export type SignUpCheckQueryVariables = Exact<{
  email?: string | null | undefined;
  username?: string | null | undefined;
}>;


export type SignUpCheckQuery = { __typename: 'Query', signUpCheck: { __typename: 'SignUpCheck', userErrors: Array<
      | { __typename: 'Refusal', code: string, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: string, message: string, field: Array<string> }
    > } };

export type SignUpStartMutationVariables = Exact<{
  input: SignUpStartInput;
}>;


export type SignUpStartMutation = { __typename: 'Mutation', signUpStart: { __typename: 'SignUpStartPayload', signUp: { __typename: 'PendingSignUp', signUpId: string, email: string, canSendAgainAt: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: string, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: string, message: string, field: Array<string> }
    > } };

export type SignUpSendAgainMutationVariables = Exact<{
  input: SignUpSendAgainInput;
}>;


export type SignUpSendAgainMutation = { __typename: 'Mutation', signUpSendAgain: { __typename: 'SignUpSendAgainPayload', signUp: { __typename: 'PendingSignUp', signUpId: string, email: string, canSendAgainAt: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: string, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: string, message: string, field: Array<string> }
    > } };

export type SignUpFinishMutationVariables = Exact<{
  input: SignUpFinishInput;
}>;


export type SignUpFinishMutation = { __typename: 'Mutation', signUpFinish: { __typename: 'SignUpFinishPayload', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string } } | null, userErrors: Array<
      | { __typename: 'Refusal', code: string, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: string, message: string, field: Array<string> }
    > } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const PasswordResetStartDocument = new TypedDocumentString(`
    mutation PasswordResetStart($input: PasswordResetStartInput!) {
  __typename
  passwordResetStart(input: $input) {
    __typename
    isSent
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    `, {"hash":"sha256:600e55a49e7ebecc7a038696a4e17a00799b2a0963a637421787e888c682f89f"}) as unknown as TypedDocumentString<PasswordResetStartMutation, PasswordResetStartMutationVariables>;
export const PasswordResetFinishDocument = new TypedDocumentString(`
    mutation PasswordResetFinish($input: PasswordResetFinishInput!) {
  __typename
  passwordResetFinish(input: $input) {
    __typename
    isSet
    endedApiKeyCount
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    `, {"hash":"sha256:71e5f1a85e3fd982c9b6266f735a187cb1b374cc7ec1f746bac4e8d80bc4b913"}) as unknown as TypedDocumentString<PasswordResetFinishMutation, PasswordResetFinishMutationVariables>;
export const SessionCreateDocument = new TypedDocumentString(`
    mutation SessionCreate($input: SessionCreateInput!) {
  __typename
  sessionCreate(input: $input) {
    __typename
    viewer {
      __typename
      person {
        __typename
        id
      }
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    `, {"hash":"sha256:d38721a5da7027a9fd6320613a487191a519259b53732754331d56c4b56ba3a7"}) as unknown as TypedDocumentString<SessionCreateMutation, SessionCreateMutationVariables>;
export const SessionDeleteDocument = new TypedDocumentString(`
    mutation SessionDelete($input: SessionDeleteInput!) {
  __typename
  sessionDelete(input: $input) {
    __typename
    userErrors {
      __typename
      code
      message
    }
  }
}
    `, {"hash":"sha256:5d26176087b7e20930d281309830ab5ca1f0d4e308423d37cd5e7396d85f184a"}) as unknown as TypedDocumentString<SessionDeleteMutation, SessionDeleteMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    query SignIn {
  __typename
  viewer {
    __typename
    person {
      __typename
      id
    }
  }
  publicConfig {
    __typename
    supportUrl
  }
}
    `, {"hash":"sha256:2a44e18eb0fcdd93813d040c15db0313bbece93aa290938d3bfd9166c3bcf78d"}) as unknown as TypedDocumentString<SignInQuery, SignInQueryVariables>;
export const SignUpCheckDocument = new TypedDocumentString(`
    query SignUpCheck($email: String, $username: String) {
  __typename
  signUpCheck(email: $email, username: $username) {
    __typename
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    `, {"hash":"sha256:948c1e6b95c7601184573be90412cf0002a9e18320902f3d348e78d5564ad82c"}) as unknown as TypedDocumentString<SignUpCheckQuery, SignUpCheckQueryVariables>;
export const SignUpStartDocument = new TypedDocumentString(`
    mutation SignUpStart($input: SignUpStartInput!) {
  __typename
  signUpStart(input: $input) {
    __typename
    signUp {
      __typename
      signUpId
      email
      canSendAgainAt
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    `, {"hash":"sha256:4e26912ecb9c90d7cfd7ca040fbb4a6b377d016d847f42e39b2263e5ac694bdc"}) as unknown as TypedDocumentString<SignUpStartMutation, SignUpStartMutationVariables>;
export const SignUpSendAgainDocument = new TypedDocumentString(`
    mutation SignUpSendAgain($input: SignUpSendAgainInput!) {
  __typename
  signUpSendAgain(input: $input) {
    __typename
    signUp {
      __typename
      signUpId
      email
      canSendAgainAt
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    `, {"hash":"sha256:9d744e5e94a5d9c835a3aff84d251179e554717a754590b7fe9503520fa4b865"}) as unknown as TypedDocumentString<SignUpSendAgainMutation, SignUpSendAgainMutationVariables>;
export const SignUpFinishDocument = new TypedDocumentString(`
    mutation SignUpFinish($input: SignUpFinishInput!) {
  __typename
  signUpFinish(input: $input) {
    __typename
    viewer {
      __typename
      person {
        __typename
        id
      }
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    `, {"hash":"sha256:c5533727e1026bb48f42f815000608b9cad0abff540967baaeba74107d30e78b"}) as unknown as TypedDocumentString<SignUpFinishMutation, SignUpFinishMutationVariables>;