/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Confirms that an account is to be deleted. */
export type AccountDeleteInput = {
  /** The word `DELETE`, in capital letters. */
  confirmation: string;
};

/** Identifies an account by exactly one of these fields. */
export type AccountLookup =
  {   /** By the e-mail address of its owner. */
  email: string; id?: never; uploadId?: never; username?: never; }
  |  { email?: never;   /** By its id, `acc_…`. */
  id: string; uploadId?: never; username?: never; }
  |  { email?: never; id?: never;   /** By an upload of it, `upl_…`, or a support reference. May be incomplete or have other text around it. */
  uploadId: string; username?: never; }
  |  { email?: never; id?: never; uploadId?: never;   /** By its name. */
  username: string; };

/** Brings a deleted account back. */
export type AccountRestoreInput = {
  /** The id of the account, `acc_…`. */
  accountId: string;
  /** The reason, shown to the customer: one line of at most 500 characters. */
  reason: string;
};

/** What a person may do in an account. */
export type AccountRole =
  /** Sees and changes everything but the team, keys, version control, embedding, bills and the audit log. */
  | 'EDITOR'
  /** Sees everything, the team, the bills and the audit log included. Changes nothing. */
  | 'FINANCE'
  /** May do everything. Each account has one. */
  | 'OWNER'
  /** Sees everything but the team, the bills and the audit log. Changes nothing. */
  | 'VIEWER';

/** Whether to keep every version. */
export type AccountSetVersionControlInput = {
  /** True keeps every version. False moves the version behind Latest to the bin as soon as a new one passes its test. */
  hasVersionControl: boolean;
};

/** The relationship of a caller to an account. */
export type AccountStanding =
  /** A program that holds an API key of the account. */
  | 'KEY'
  /** They were invited to the owner's team. */
  | 'MEMBER'
  /** It is their own account. */
  | 'OWNER'
  /** Support staff within an open case: read-only access to everything. */
  | 'SUPPORT';

/** Where alerts can be sent. */
export type AlertChannelKind =
  /** A Slack channel, through an incoming webhook. */
  | 'SLACK'
  /** A Telegram chat. */
  | 'TELEGRAM'
  /** A program of the operators, as signed JSON. */
  | 'WEBHOOK';

/** The channel to test. */
export type AlertChannelTestInput = {
  /** Which channel. */
  channel: AlertChannelKind;
};

/** What operators are alerted of. */
export type AlertKind =
  /** An error in the panel, as a browser reported it. Not verified. */
  | 'BROWSER_FAULT'
  /** A background job failed at its last try. */
  | 'JOB_GAVE_UP'
  /** The mail server does not take e-mails. */
  | 'MAIL_UNDELIVERABLE'
  /** An error that nobody expected, in one of our processes. */
  | 'SERVICE_FAULT'
  /** The stream test server stopped answering. */
  | 'TEST_SERVER_DOWN'
  /** The stream test server answers again. */
  | 'TEST_SERVER_UP'
  /** An upload failed; the text has the code. */
  | 'UPLOAD_FAILED'
  /** An upload has made no progress for some minutes. */
  | 'UPLOAD_STUCK'
  /** An upload passed its test. Reported only where operators asked for it. */
  | 'UPLOAD_TESTED'
  /** The gateway could not reach a service, or got a 502. */
  | 'UPSTREAM_DOWN'
  /** A service did not answer the gateway in time. */
  | 'UPSTREAM_TIMEOUT';

/** What became of a message to a channel. */
export type AlertMessageState =
  /** It was given up. */
  | 'REFUSED'
  /** The channel accepted it. */
  | 'SENT'
  /** It is being sent, or waits for the next try. */
  | 'WAITING';

/** What became of an alert when it last occurred. */
export type AlertState =
  /** A digest counted it. */
  | 'DIGESTED'
  /** More alerts than are sent in an hour: the next digest counts it. */
  | 'HELD'
  /** The settings send alerts of this kind nowhere. */
  | 'MUTED'
  /** No channel accepted it. */
  | 'REFUSED'
  /** At least one channel accepted it. */
  | 'SENT'
  /** No channel for it is configured, so it is kept here only. */
  | 'UNCONFIGURED'
  /** It is about to be sent, or a channel is being retried. */
  | 'WAITING';

/** A new key for one program. */
export type ApiKeyCreateInput = {
  /** The ids of the applications to limit it to, `app_…`, 1 to 20. Omit for a key that is not limited. */
  appIds?: Array<string> | null | undefined;
  /** After how many days it stops working, 1 to 365. Omit for a key that does not expire. */
  expiresInDays?: number | null | undefined;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same key, without its secret. */
  idempotencyKey: string;
  /** What the key is for, such as "ci-upload": 1 to 60 characters. */
  name: string;
  /** What it may do in addition to reading the account. Empty for a key that only reads. */
  scopes: Array<ApiKeyScope>;
};

/** The key to generate anew. */
export type ApiKeyGenerateInput = {
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same key, without its secret. */
  idempotencyKey: string;
  /** Which of the two. */
  kind: GeneratedApiKeyKind;
  /** For how many hours the previous key keeps working beside the new one, 0 to 168. With 0 it stops at once. */
  overlapHours: number;
};

/** What kind of key it is. */
export type ApiKeyKind =
  /** The `apiKey` of the account: it may do what the owner may, except managing keys. */
  | 'API'
  /** A key with a name and scopes, for one program. */
  | 'NAMED'
  /** The `streamingApiKey`: it is for streams and cannot use this API. */
  | 'STREAMING';

/** The key to revoke. */
export type ApiKeyRevokeInput = {
  /** The id of the key, `key_…`, of any kind. */
  apiKeyId: string;
};

/** What a named key may do in addition to reading the account. */
export type ApiKeyScope =
  /** Delete applications. */
  | 'APPS_DELETE'
  /** Change the library and thumbnails. */
  | 'ASSETS_WRITE'
  /** Read the audit log. */
  | 'AUDIT_READ'
  /** See bills and what a change of the plan costs. */
  | 'BILLING_READ'
  /** Restore deleted items. */
  | 'BIN_RESTORE'
  /** Create, change and delete configs. */
  | 'CONFIGS_WRITE'
  /** Choose which websites may embed streams. */
  | 'EMBEDDING_SET'
  /** Create, change and delete links. */
  | 'LINKS_WRITE'
  /** Read and delete notifications. */
  | 'NOTIFICATIONS_WRITE'
  /** See who is in the team. */
  | 'TEAM_READ'
  /** Upload builds. */
  | 'UPLOADS_WRITE'
  /** Choose the latest version and delete versions. */
  | 'VERSIONS_WRITE'
  /** Switch version control. */
  | 'VERSION_CONTROL_SET';

/** The application to delete. */
export type AppDeleteInput = {
  /** The id of the application, `app_…`. */
  appId: string;
};

/** The uploaded picture. */
export type AppThumbnailFinishInput = {
  /** The id returned by `appThumbnailStart`, `trf_…`. */
  thumbnailId: string;
};

/** A picture to upload for an application. */
export type AppThumbnailStartInput = {
  /** The id of the application, `app_…`. */
  appId: string;
  /** The file name of the picture. */
  fileName: string;
  /** Its size in bytes, at most 1 MB. */
  sizeBytes: number;
};

/** The version to delete. */
export type AppVersionDeleteInput = {
  /** The id of the version, `ver_…`. */
  appVersionId: string;
};

/** The version for Latest to serve. */
export type AppVersionMakeLatestInput = {
  /** The id of the version, `ver_…`. It must have passed its test. */
  appVersionId: string;
  /** The id of the version that Latest served when the caller last read it: `App.latestVersion`. */
  expectedLatestVersionId: string;
};

/** The upload to cancel. */
export type AssetCancelInput = {
  /** The id returned by `assetStart`, `trf_…`. */
  assetUploadId: string;
};

/** The file to delete. */
export type AssetDeleteInput = {
  /** The id of the file, `ast_…`. */
  assetId: string;
};

/** The uploaded file. */
export type AssetFinishInput = {
  /** The id returned by `assetStart`, `trf_…`. */
  assetUploadId: string;
};

/** What a file of the library is. */
export type AssetKind =
  /** A picture for configs: JPG, PNG or GIF, at most 5 MB. */
  | 'IMAGE'
  /** The logo of a profile: JPG or PNG, at most 1 MB. */
  | 'LOGO'
  /** A video for configs: MP4, at most 500 MB. */
  | 'VIDEO';

/** The parts of a file to sign links for. */
export type AssetPartsSignInput = {
  /** The id returned by `assetStart`, `trf_…`. */
  assetUploadId: string;
  /** The numbers of the parts, counted from 1; at most 64 at once. */
  partNumbers: Array<number>;
};

/** A file to upload to the library. */
export type AssetStartInput = {
  /** The name of the file, without spaces. */
  fileName: string;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same file. */
  idempotencyKey: string;
  /** What it is. */
  kind: AssetKind;
  /** Its size in bytes. */
  sizeBytes: number;
};

/** What somebody did. Actions that view something were done by support. */
export type AuditAction =
  /** Shown as “Sent a test alert”. */
  | 'ALERTS_TEST'
  /** Shown as “Deleted an application”. */
  | 'APPS_DELETE'
  /** Shown as “Deleted the demo application”. */
  | 'APPS_DEMO_DELETE'
  /** Shown as “Viewed the demo application”. */
  | 'APPS_DEMO_GET'
  /** Shown as “Viewed an application”. */
  | 'APPS_GET'
  /** Shown as “Viewed the history of Latest”. */
  | 'APPS_LATEST_HISTORY'
  /** Shown as “Viewed a change of Latest”. */
  | 'APPS_LATEST_MOVE_GET'
  /** Shown as “Viewed versions for links”. */
  | 'APPS_LINKABLE_VERSIONS'
  /** Shown as “Viewed the applications”. */
  | 'APPS_LIST'
  /** Shown as “Deleted a version”. */
  | 'APPS_VERSION_DELETE'
  /** Shown as “Viewed a version”. */
  | 'APPS_VERSION_GET'
  /** Shown as “Viewed versions”. */
  | 'APPS_VERSION_LIST'
  /** Shown as “Changed Latest”. */
  | 'APPS_VERSION_MAKE_LATEST'
  /** Shown as “Canceled a library upload”. */
  | 'ASSETS_CANCEL'
  /** Shown as “Deleted a library file”. */
  | 'ASSETS_DELETE'
  /** Shown as “Added a library file”. */
  | 'ASSETS_FINISH'
  /** Shown as “Viewed a library file”. */
  | 'ASSETS_GET'
  /** Shown as “Viewed the library”. */
  | 'ASSETS_LIST'
  /** Shown as “Sent a library file”. */
  | 'ASSETS_PARTS_SIGN'
  /** Shown as “Started a library upload”. */
  | 'ASSETS_START'
  /** Shown as “Changed a thumbnail”. */
  | 'ASSETS_THUMBNAIL_FINISH'
  /** Shown as “Started a thumbnail upload”. */
  | 'ASSETS_THUMBNAIL_START'
  /** Shown as “Viewed a library upload”. */
  | 'ASSETS_UPLOAD_GET'
  /** Shown as “Viewed who is in the audit log”. */
  | 'AUDIT_ACTORS'
  /** Shown as “Viewed an audit log entry”. */
  | 'AUDIT_GET'
  /** Shown as “Viewed the audit log”. */
  | 'AUDIT_LIST'
  /** Shown as “Opened the page to change the card”. */
  | 'BILLING_CARD_CHANGE_START'
  /** Shown as “Viewed the card”. */
  | 'BILLING_CARD_GET'
  /** Shown as “Viewed what a change of the plan costs”. */
  | 'BILLING_CHANGE_PREVIEW'
  /** Shown as “Viewed a payment page”. */
  | 'BILLING_CHECKOUT_GET'
  /** Shown as “Opened the page to pay a plan”. */
  | 'BILLING_CHECKOUT_START'
  /** Shown as “Viewed an invoice”. */
  | 'BILLING_INVOICE_GET'
  /** Shown as “Viewed the invoices”. */
  | 'BILLING_INVOICE_LIST'
  /** Shown as “Paid an invoice”. */
  | 'BILLING_INVOICE_PAY'
  /** Shown as “Changed the plan”. */
  | 'BILLING_PLAN_CHANGE'
  /** Shown as “Viewed a deleted item”. */
  | 'BIN_GET'
  /** Shown as “Viewed deleted items”. */
  | 'BIN_LIST'
  /** Shown as “Restored a deleted item”. */
  | 'BIN_RESTORE'
  /** Shown as “Viewed the history of a config”. */
  | 'CONFIGS_CHANGES'
  /** Shown as “Viewed a revision of a config”. */
  | 'CONFIGS_CHANGE_GET'
  /** Shown as “Created a config”. */
  | 'CONFIGS_CREATE'
  /** Shown as “Deleted a config”. */
  | 'CONFIGS_DELETE'
  /** Shown as “Viewed the settings of a config”. */
  | 'CONFIGS_DOCUMENT_GET'
  /** Shown as “Duplicated a config”. */
  | 'CONFIGS_DUPLICATE'
  /** Shown as “Viewed a config”. */
  | 'CONFIGS_GET'
  /** Shown as “Imported a config”. */
  | 'CONFIGS_IMPORT'
  /** Shown as “Viewed the configs”. */
  | 'CONFIGS_LIST'
  /** Shown as “Restored a revision of a config”. */
  | 'CONFIGS_RESTORE_CHANGE'
  /** Shown as “Changed a config”. */
  | 'CONFIGS_UPDATE'
  /** Shown as “Deleted the account”. */
  | 'DELETION_ACCOUNT_DELETE'
  /** Shown as “Restored the account”. */
  | 'DELETION_ACCOUNT_RESTORE'
  /** Shown as “Created an API key”. */
  | 'DEVELOPER_API_KEY_CREATE'
  /** Shown as “Generated an API key”. */
  | 'DEVELOPER_API_KEY_GENERATE'
  /** Shown as “Viewed an API key”. */
  | 'DEVELOPER_API_KEY_GET'
  /** Shown as “Viewed the API keys”. */
  | 'DEVELOPER_API_KEY_LIST'
  /** Shown as “Revoked an API key”. */
  | 'DEVELOPER_API_KEY_REVOKE'
  /** Shown as “Generated a token”. */
  | 'DEVELOPER_CLIENT_TOKEN_CREATE'
  /** Shown as “Redeemed a token”. */
  | 'DEVELOPER_CLIENT_TOKEN_REDEEM'
  /** Shown as “Opened GraphiQL with an API key”. */
  | 'DEVELOPER_GRAPHIQL_TOKEN_CREATE'
  /** Shown as “Viewed live changes”. */
  | 'EVENTS_SINCE'
  /** Shown as “Deleted a link”. */
  | 'LINKS_DELETE'
  /** Shown as “Allowed a website to embed streams”. */
  | 'LINKS_EMBEDDING_DOMAIN_ADD'
  /** Shown as “Viewed which websites may embed streams”. */
  | 'LINKS_EMBEDDING_DOMAIN_LIST'
  /** Shown as “No longer allowed a website to embed streams”. */
  | 'LINKS_EMBEDDING_DOMAIN_REMOVE'
  /** Shown as “Viewed a link”. */
  | 'LINKS_GET'
  /** Shown as “Created a meeting link”. */
  | 'LINKS_MEETING_CREATE'
  /** Shown as “Viewed meeting links”. */
  | 'LINKS_MEETING_LIST'
  /** Shown as “Viewed the links of a config”. */
  | 'LINKS_OF_CONFIG'
  /** Shown as “Renamed a link”. */
  | 'LINKS_RENAME'
  /** Shown as “Changed the config of a link”. */
  | 'LINKS_SET_CONFIG'
  /** Shown as “Changed the version of a link”. */
  | 'LINKS_SET_VERSION'
  /** Shown as “Created a signed link”. */
  | 'LINKS_SIGNED_CREATE'
  /** Shown as “Viewed a signed link”. */
  | 'LINKS_SIGNED_GET'
  /** Shown as “Viewed the signed links of a link”. */
  | 'LINKS_SIGNED_LIST'
  /** Shown as “Revoked a signed link”. */
  | 'LINKS_SIGNED_REVOKE'
  /** Shown as “Created a streaming link”. */
  | 'LINKS_STREAMING_CREATE'
  /** Shown as “Viewed streaming links”. */
  | 'LINKS_STREAMING_LIST'
  /** Shown as “Viewed the newsletter settings”. */
  | 'NEWSLETTER_GET'
  /** Shown as “Subscribed to the newsletter”. */
  | 'NEWSLETTER_SUBSCRIBE'
  /** Shown as “Viewed who gets the newsletter”. */
  | 'NEWSLETTER_SUBSCRIBER_LIST'
  /** Shown as “Unsubscribed from the newsletter”. */
  | 'NEWSLETTER_UNSUBSCRIBE'
  /** Shown as “Unsubscribed from the newsletter by e-mail”. */
  | 'NEWSLETTER_UNSUBSCRIBE_BY_LINK'
  /** Shown as “Cleared notifications”. */
  | 'NOTIFICATIONS_CLEAR'
  /** Shown as “Deleted a notification”. */
  | 'NOTIFICATIONS_DELETE'
  /** Shown as “Viewed a notification”. */
  | 'NOTIFICATIONS_GET'
  /** Shown as “Viewed notifications”. */
  | 'NOTIFICATIONS_LIST'
  /** Shown as “Marked notifications as read”. */
  | 'NOTIFICATIONS_MARK_READ'
  /** Shown as “Viewed the plan”. */
  | 'PLANS_GET'
  /** Shown as “Viewed the storage”. */
  | 'PLANS_STORAGE_STATUS'
  /** Shown as “Viewed the streamed time”. */
  | 'PLANS_STREAMED_TIME'
  /** Shown as “Searched the account”. */
  | 'SEARCH_FIND'
  /** Shown as “Viewed the account”. */
  | 'SESSION_ACCOUNT_GET'
  /** Shown as “Used the API”. */
  | 'SESSION_BUDGET_TAKE'
  /** Shown as “Viewed sessions”. */
  | 'SESSION_LIST'
  /** Shown as “Reset the password”. */
  | 'SESSION_PASSWORD_RESET_FINISH'
  /** Shown as “Viewed a person”. */
  | 'SESSION_PERSON_GET'
  /** Shown as “Changed the mobile number”. */
  | 'SESSION_PHONE_CHANGE'
  /** Shown as “Finished the profile”. */
  | 'SESSION_PROFILE_FINISH'
  /** Shown as “Viewed the profile”. */
  | 'SESSION_PROFILE_GET'
  /** Shown as “Ended a session”. */
  | 'SESSION_REVOKE'
  /** Shown as “Ended all other sessions”. */
  | 'SESSION_REVOKE_OTHERS'
  /** Shown as “Signed in”. */
  | 'SESSION_SIGN_IN'
  /** Shown as “Made a code to sign in elsewhere”. */
  | 'SESSION_SIGN_IN_CODE_CREATE'
  /** Shown as “Signed in with a code”. */
  | 'SESSION_SIGN_IN_WITH_CODE'
  /** Shown as “Signed out”. */
  | 'SESSION_SIGN_OUT'
  /** Shown as “Signed up”. */
  | 'SESSION_SIGN_UP_FINISH'
  /** Shown as “Viewed the account”. */
  | 'SESSION_STATE'
  /** Shown as “Changed the username”. */
  | 'SESSION_USERNAME_CHANGE'
  /** Shown as “Switched version control”. */
  | 'SESSION_VERSION_CONTROL_SET'
  /** Shown as “Viewed the log of a build”. */
  | 'STREAMING_BUILD_LOG'
  /** Shown as “Ended a streaming session”. */
  | 'STREAMING_END'
  /** Shown as “Viewed how many sessions stream”. */
  | 'STREAMING_FIGURES'
  /** Shown as “Viewed a streaming session”. */
  | 'STREAMING_GET'
  /** Shown as “Viewed streaming sessions”. */
  | 'STREAMING_LIST'
  /** Shown as “Viewed which builds can be streamed”. */
  | 'STREAMING_PLATFORMS'
  /** Shown as “Viewed the quality of a session”. */
  | 'STREAMING_SAMPLES'
  /** Shown as “Viewed support cases”. */
  | 'SUPPORT_ACCOUNT_CASE_LIST'
  /** Shown as “Looked up the account”. */
  | 'SUPPORT_ACCOUNT_FIND'
  /** Shown as “Viewed an administrator action”. */
  | 'SUPPORT_ADMIN_ACT_GET'
  /** Shown as “Viewed administrator actions”. */
  | 'SUPPORT_ADMIN_ACT_LIST'
  /** Shown as “Closed a support case”. */
  | 'SUPPORT_CASE_CLOSE'
  /** Shown as “Ended a session”. */
  | 'SUPPORT_CASE_END_SESSION'
  /** Shown as “Viewed a support case”. */
  | 'SUPPORT_CASE_GET'
  /** Shown as “Viewed open support cases”. */
  | 'SUPPORT_CASE_LIST'
  /** Shown as “Opened a support case”. */
  | 'SUPPORT_CASE_OPEN'
  /** Shown as “Recorded a consent”. */
  | 'SUPPORT_CASE_RECORD_CONSENT'
  /** Shown as “Renewed a support case”. */
  | 'SUPPORT_CASE_RENEW'
  /** Shown as “Retried an upload”. */
  | 'SUPPORT_CASE_RETRY_UPLOAD'
  /** Shown as “Viewed sessions”. */
  | 'SUPPORT_CASE_SESSION_LIST'
  /** Shown as “Viewed e-mails sent”. */
  | 'SUPPORT_MAIL_LIST'
  /** Shown as “Switched pay-per-launch”. */
  | 'SUPPORT_PAY_PER_LAUNCH_SET'
  /** Shown as “Viewed stuck uploads”. */
  | 'SUPPORT_STUCK_UPLOAD_LIST'
  /** Shown as “Joined the team”. */
  | 'TEAM_ACCEPT'
  /** Shown as “Took the account over”. */
  | 'TEAM_ACCEPT_OWNERSHIP'
  /** Shown as “Declined an invitation”. */
  | 'TEAM_DECLINE'
  /** Shown as “Declined to take the account over”. */
  | 'TEAM_DECLINE_OWNERSHIP'
  /** Shown as “Viewed their invitations”. */
  | 'TEAM_INVITATIONS'
  /** Shown as “Invited somebody to the team”. */
  | 'TEAM_INVITE'
  /** Shown as “Left the team”. */
  | 'TEAM_LEAVE'
  /** Shown as “Viewed the team”. */
  | 'TEAM_LIST'
  /** Shown as “Offered the account to a member”. */
  | 'TEAM_OFFER_OWNERSHIP'
  /** Shown as “Viewed what is offered to them”. */
  | 'TEAM_OWNERSHIP_OFFERS'
  /** Shown as “Removed a member of the team”. */
  | 'TEAM_REMOVE'
  /** Shown as “Sent an invitation again”. */
  | 'TEAM_SEND_AGAIN'
  /** Shown as “Changed a member of the team”. */
  | 'TEAM_UPDATE'
  /** Shown as “Withdrew an invitation”. */
  | 'TEAM_WITHDRAW'
  /** Shown as “Withdrew the offer of the account”. */
  | 'TEAM_WITHDRAW_OWNERSHIP'
  /** Shown as “Canceled an upload”. */
  | 'UPLOADS_CANCEL'
  /** Shown as “Moved an upload to the alternate store”. */
  | 'UPLOADS_CONTINUE_ON_ALTERNATE'
  /** Shown as “Finished an upload”. */
  | 'UPLOADS_FINISH'
  /** Shown as “Viewed an upload”. */
  | 'UPLOADS_GET'
  /** Shown as “Continued an upload”. */
  | 'UPLOADS_HEARTBEAT'
  /** Shown as “Viewed the uploads”. */
  | 'UPLOADS_LIST'
  /** Shown as “Viewed the parts of an upload”. */
  | 'UPLOADS_PARTS'
  /** Shown as “Sent a build”. */
  | 'UPLOADS_PARTS_SIGN'
  /** Shown as “Viewed places in the queue”. */
  | 'UPLOADS_PLACES'
  /** Shown as “Retried an upload”. */
  | 'UPLOADS_RETRY'
  /** Shown as “Started an upload”. */
  | 'UPLOADS_START'
  /** Shown as “Viewed a stuck upload”. */
  | 'UPLOADS_STUCK'
  /** Shown as “Viewed the timeline of an upload”. */
  | 'UPLOADS_TIMELINE'
  /** Shown as “Changed an upload”. */
  | 'UPLOADS_UPDATE';

/** The kind of an item in the bin. */
export type BinItemKind =
  /** An application, with its versions, links and picture. */
  | 'APP'
  /** One version of an application. */
  | 'APP_VERSION'
  /** An image, video or logo of the library. */
  | 'ASSET'
  /** A config. */
  | 'CONFIG'
  /** A meeting link. */
  | 'MEETING_LINK'
  /** A streaming link. */
  | 'STREAMING_LINK';

/** The item to restore. */
export type BinItemRestoreInput = {
  /** Its id in the bin, `bin_…`. */
  binItemId: string;
};

/** An error that nobody caught. */
export type BrowserFaultReportInput = {
  /** What the error says, at most 400 characters. Addresses, tokens and ids in it are removed. */
  message: string;
  /** The pattern of the page’s address, such as `/apps/:name/links`, at most 100 characters. */
  route: string;
  /** Its stack, at most 1500 characters. Only frames of the panel’s own files are kept. Empty if there is none. */
  stack: string;
};

/** The platform of a build. */
export type BuildType =
  /** A build for Linux, with a start script. */
  | 'LINUX'
  /** A build for Windows, with an .exe. */
  | 'WINDOWS';

/** Another card. */
export type CardChangeStartInput = {
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same payment page. */
  idempotencyKey: string;
};

/** What became of a payment page. */
export type CheckoutState =
  /** It is done: the plan began, or the card was changed. */
  | 'COMPLETE'
  /** It was not paid, and cannot be paid any more. */
  | 'EXPIRED'
  /** It can be paid, or its payment is on its way. */
  | 'OPEN'
  /** It was paid when there was a plan already. The money went back. */
  | 'REFUNDED';

/** A new token for one client. */
export type ClientTokenCreateInput = {
  /** The e-mail address of the client: the subject of the token. */
  clientEmail: string;
  /** After how many minutes the token expires, 1 to 1440. Refused if omitted. */
  expiresInMinutes?: number | null | undefined;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same token. */
  idempotencyKey: string;
  /** A JSON object as text, at most 4,096 bytes: what the token says, in its claim `object`. Put no secret into it: whoever holds the token can read it. */
  object: string;
};

/** Whether the sound has one channel or two. */
export type ConfigAudioType =
  /** One channel. */
  | 'MONO'
  /** Two channels. */
  | 'STEREO';

/** Why a revision was created. */
export type ConfigChangeReason =
  /** It was created. */
  | 'CREATED'
  /** It was duplicated from another config. */
  | 'DUPLICATED'
  /** It was imported. */
  | 'IMPORTED'
  /** An earlier revision was restored. */
  | 'RESTORED'
  /** Settings were changed. */
  | 'UPDATED';

/** A new config. */
export type ConfigCreateInput = {
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same config. */
  idempotencyKey: string;
  /** Its name: letters, digits and underscores. It cannot be changed. */
  name: string;
  /** Its settings. Omitted settings have their defaults. */
  settings?: ConfigSettingsInput | null | undefined;
};

/** The config to delete. */
export type ConfigDeleteInput = {
  /** The id of the config, `cfg_…`. */
  configId: string;
};

/** The config to duplicate. */
export type ConfigDuplicateInput = {
  /** The id of the config to copy, `cfg_…`. Can be the default config. */
  configId: string;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same copy. */
  idempotencyKey: string;
  /** The name of the copy. Defaults to the name of the config with `_copy`. */
  name?: string | null | undefined;
};

/** A config to import, in the format of `Config.document`. */
export type ConfigImportInput = {
  /** The document as JSON text: at most 65536 characters and 10 levels. Unknown keys are kept, except those that look like a password. */
  document: string;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same config. */
  idempotencyKey: string;
  /** The name of the new config: letters, digits and underscores. */
  name: string;
  /** The password for viewers, if the document requires one. Documents never contain it. */
  password?: string | null | undefined;
};

/** Whether the stream locks the mouse until Escape is pressed, or follows it while it hovers. */
export type ConfigMouseScheme =
  /** The stream follows the mouse while it is over it. */
  | 'HOVERING'
  /** The stream locks the mouse until Escape is pressed. */
  | 'LOCKED';

/** The platform of the stream: that of the build, or always Windows or Linux. */
export type ConfigPlatform =
  /** Linux, whatever the build is made for. */
  | 'LINUX'
  /** What the build is made for. */
  | 'STREAMING_APP'
  /** Windows, whatever the build is made for. */
  | 'WINDOWS';

/** The picture quality, which decides the bandwidth that a viewer needs. */
export type ConfigQualityLevel =
  /** Chosen by the viewer’s bandwidth. */
  | 'AUTOMATIC'
  /** Best quality, for fast connections. */
  | 'HIGH'
  /** Low quality, for slow connections. */
  | 'LOW'
  /** Medium quality, for average connections. */
  | 'MEDIUM';

/** Whether the picture follows the viewer’s window or has a fixed width and height. */
export type ConfigResolution =
  /** The picture has the width and height that are set. */
  | 'CUSTOM'
  /** The picture follows the viewer’s window. */
  | 'DYNAMIC';

/** The revision to restore. */
export type ConfigRestoreChangeInput = {
  /** The id of the revision, `cch_…`. */
  changeId: string;
  /** The id of the config, `cfg_…`. */
  configId: string;
  /** A password for viewers, if that revision requires one and none is set now. The history contains no passwords. */
  password?: string | null | undefined;
  /** The revision that the config has now. */
  revision: number;
};

/** Settings to change. Omitted settings stay as they are. Null resets a setting, and is refused for one that always has a value. A value for a setting that depends on another one that is off is refused, too. */
export type ConfigSettingsInput = {
  /** Whether viewers can take a screenshot from the control bar. */
  allowsScreenshots?: boolean | null | undefined;
  /** Text that is passed unchanged to the application when a stream starts. */
  appParameters?: string | null | undefined;
  /** Whether the application starts with `launchArguments`. */
  appendsLaunchArguments?: boolean | null | undefined;
  /** The maximum bitrate of the audio, in bits per second. 6000 to 510000. */
  audioMaxBitrate?: number | null | undefined;
  /** Whether the sound has one channel or two. */
  audioType?: ConfigAudioType | null | undefined;
  /** Whether the stream starts automatically. Otherwise the viewer presses the play button. */
  autoPlays?: boolean | null | undefined;
  /** Commands for Unreal’s console once the stream runs, one on each line. */
  consoleCommands?: string | null | undefined;
  /** Whether the application runs with Unreal Engine’s debugging options. */
  debugsUnreal?: boolean | null | undefined;
  /** The e-mail address that is notified when the application crashes. Only the owner and members of the account are notified. Cleared on save while `mailsOnCrash` is off. */
  developersEmail?: string | null | undefined;
  /** Whether the viewer’s browser downloads Unreal Engine’s log when the stream ends. */
  downloadsUnrealLog?: boolean | null | undefined;
  /** The emulated latitude of the viewer, in degrees. -90 to 90. */
  emulatedLatitude?: number | null | undefined;
  /** The emulated longitude of the viewer, in degrees. -180 to 180. */
  emulatedLongitude?: number | null | undefined;
  /** Whether a stream ends after a time without input. */
  endsIdleStreams?: boolean | null | undefined;
  /** Whether the settings button is next to the control bar, where viewers can move it. It is shown only with the control bar. */
  hasDraggableSettings?: boolean | null | undefined;
  /** Whether links with this config expire at `linkExpiresAt`. */
  hasLinkExpiry?: boolean | null | undefined;
  /** The minutes between the warning and the end of the stream. 1 to 60. */
  idleCloseMinutes?: number | null | undefined;
  /** The minutes without input after which the viewer is warned. 1 to 60. */
  idleWarnMinutes?: number | null | undefined;
  /** Whether the addresses of links hide the names of the user, the application and the config. */
  isAnonymised?: boolean | null | undefined;
  /** Arguments for the program. Split at spaces outside of double quotes, and never passed through a shell. Cleared on save while `appendsLaunchArguments` is off. */
  launchArguments?: string | null | undefined;
  /** When links with this config expire, to the minute. Cleared on save while `hasLinkExpiry` is off. */
  linkExpiresAt?: string | null | undefined;
  /** The URL of the background picture of the start and loading screens. */
  loadingBackground?: string | null | undefined;
  /** The URL of the animation while the stream loads. */
  loadingImage?: string | null | undefined;
  /** The URLs of the .mp4 videos that play while the stream loads, in order, without duplicates. At most 20. */
  loadingVideos?: Array<string> | null | undefined;
  /** The URL of the logo on the start and loading screens. */
  logo?: string | null | undefined;
  /** Whether `developersEmail` is notified when the application crashes while it is streamed: at most once an hour for a version at a link, with the number of crashes. */
  mailsOnCrash?: boolean | null | undefined;
  /** The minutes after which a viewer’s session ends. The link stays valid. 1 to 500. */
  maxSessionMinutes?: number | null | undefined;
  /** Whether the stream locks the mouse until Escape is pressed, or follows it while it hovers. */
  mouseScheme?: ConfigMouseScheme | null | undefined;
  /** The password for viewers. Write-only. Removed on save while `requiresPassword` is off. */
  password?: string | null | undefined;
  /** The platform of the stream: that of the build, or always Windows or Linux. */
  platform?: ConfigPlatform | null | undefined;
  /** The URL of the picture for the play button. Shown while `autoPlays` is off. */
  playButton?: string | null | undefined;
  /** The picture quality, which decides the bandwidth that a viewer needs. */
  qualityLevel?: ConfigQualityLevel | null | undefined;
  /** The URL of the background picture of the queue screen. */
  queueBackground?: string | null | undefined;
  /** Whether viewers must enter a password before the stream starts. */
  requiresPassword?: boolean | null | undefined;
  /** Whether the picture follows the viewer’s window or has a fixed width and height. */
  resolution?: ConfigResolution | null | undefined;
  /** The height of the picture in pixels. Cleared on save while the resolution is dynamic. 16 to 4320. */
  resolutionHeight?: number | null | undefined;
  /** The width of the picture in pixels. Cleared on save while the resolution is dynamic. 16 to 7680. */
  resolutionWidth?: number | null | undefined;
  /** Whether the browser’s mouse pointer is visible over the stream. */
  showsBrowserMouse?: boolean | null | undefined;
  /** Whether viewers see the control bar. */
  showsControlBar?: boolean | null | undefined;
  /** Whether viewers see notifications about the state of the stream. */
  showsRuntimeNotifications?: boolean | null | undefined;
  /** Whether viewers see the Pixel Streaming controls. */
  showsStreamControls?: boolean | null | undefined;
  /** Whether the loading videos are shuffled. */
  shufflesLoadingVideos?: boolean | null | undefined;
  /** Whether the stream comes from a running Unreal Editor instead of the build. */
  streamsFromEditor?: boolean | null | undefined;
  /** The URL of the icon in the title bar of the stream’s page. */
  titleBarIcon?: string | null | undefined;
  /** Whether touches are sent to the application as mouse input. */
  touchActsAsMouse?: boolean | null | undefined;
  /** Whether the files of the stream’s page are served by a CDN. */
  usesCdn?: boolean | null | undefined;
  /** Whether the viewer’s microphone is sent to the application, once the viewer allows it. */
  usesMicrophone?: boolean | null | undefined;
  /** Whether the stream uses a TURN server, for viewers whose network requires one. */
  usesTurnServer?: boolean | null | undefined;
  /** Whether viewers can talk to each other. */
  usesVoip?: boolean | null | undefined;
  /** The name of the voice room. Used while `usesVoip` is on. */
  voipRoomName?: string | null | undefined;
};

/** A change of a config. */
export type ConfigUpdateInput = {
  /** The id of the config, `cfg_…`. */
  configId: string;
  /** The revision that the change is based on. */
  revision: number;
  /** The settings to change. Omitted settings stay as they are. */
  settings: ConfigSettingsInput;
};

/** A part of the account that changed. */
export type ContentArea =
  /** Applications and their versions. */
  | 'APPS'
  /** The library of images, videos and logos. */
  | 'ASSETS'
  /** Configs. */
  | 'CONFIGS'
  /** The API keys. */
  | 'KEYS'
  /** Streaming and meeting links. */
  | 'LINKS'
  /** The plan, the card and the invoices. */
  | 'PLAN'
  /** The sessions of visitors. */
  | 'STREAMING'
  /** The members of the team and the open invitations. */
  | 'TEAM';

/** Has no required fields: an account has one demo application. */
export type DemoAppDeleteInput = {
  /** Returned unchanged in the payload. */
  clientMutationId?: string | null | undefined;
};

/** The website to allow. */
export type EmbeddingDomainAddInput = {
  /** Its domain alone: `shop.example.com`. Without a scheme, a port, a path or a wildcard. */
  domain: string;
};

/** The website to allow no longer. */
export type EmbeddingDomainRemoveInput = {
  /** Its domain: `shop.example.com`. */
  domain: string;
};

/** The two keys that every account may have once. */
export type GeneratedApiKeyKind =
  /** The `apiKey`: it may do what the owner may, except managing keys. */
  | 'API'
  /** The `streamingApiKey`: it is for streams and cannot use this API. */
  | 'STREAMING';

/** The key to try in GraphiQL. */
export type GraphiqlTokenCreateInput = {
  /** The id of the key, `key_…`: the `apiKey`, or a key with a name. */
  apiKeyId: string;
};

/** An invoice to be paid. */
export type InvoicePayInput = {
  /** Its id, `ivc_…`. */
  invoiceId: string;
};

/** Whether an invoice is paid. */
export type InvoiceState =
  /** It is not paid yet. The card is tried again. */
  | 'OPEN'
  /** It is paid. */
  | 'PAID'
  /** It was never paid, and its plan ended. */
  | 'UNCOLLECTIBLE';

/** Why Latest changed. */
export type LatestMoveReason =
  /** Someone chose the version. */
  | 'CHOSEN'
  /** A new version passed its test. */
  | 'TESTED';

/** The link to delete. */
export type LinkDeleteInput = {
  /** The id of the link, `lnk_…` or `mtg_…`. */
  linkId: string;
  /** The expected revision. The deletion is refused as LINK_CHANGED when the link has changed since. Omit to delete any revision. */
  revision?: number | null | undefined;
};

/** A link and its new name. */
export type LinkRenameInput = {
  /** The id of the link, `lnk_…` or `mtg_…`. */
  linkId: string;
  /** The new name, 1 to 60 characters that can be read. */
  name: string;
  /** The revision that the change is based on. Refused as LINK_CHANGED when the link has changed since; the payload then has the current link. */
  revision: number;
};

/** A link and its new config. */
export type LinkSetConfigInput = {
  /** The id of the config, `cfg_…`. */
  configId: string;
  /** The id of the link, `lnk_…` or `mtg_…`. */
  linkId: string;
  /** The revision that the change is based on. Refused as LINK_CHANGED when the link has changed since; the payload then has the current link. */
  revision: number;
};

/** A link and its new version. */
export type LinkSetVersionInput = {
  /** The id of a tested version to pin it to, `ver_…`. Set either this or `servesLatest`. */
  appVersionId?: string | null | undefined;
  /** The id of the link, `lnk_…` or `mtg_…`. */
  linkId: string;
  /** The revision that the change is based on. Refused as LINK_CHANGED when the link has changed since; the payload then has the current link. */
  revision: number;
  /** True makes it serve Latest. Set either this or `appVersionId`. */
  servesLatest?: boolean | null | undefined;
};

/** What an e-mail is about. */
export type MailKind =
  /** An account was deleted or restored. */
  | 'ACCOUNT_DELETION'
  /** A build crashed while it was streamed. */
  | 'BUILD_CRASHED'
  /** Somebody signed in on a device that they had not used before. */
  | 'NEW_DEVICE'
  /** An account is offered to somebody, or was handed over. */
  | 'OWNERSHIP'
  /** The link to set a new password. */
  | 'PASSWORD_RESET'
  /** A card was declined, and is tried again. */
  | 'PAYMENT_FAILED'
  /** What was paid twice went back. */
  | 'PAYMENT_REFUNDED'
  /** A plan ended: it was cancelled, or never paid. */
  | 'PLAN_ENDED'
  /** Something was paid. */
  | 'RECEIPT'
  /** The one-time code to open an account. */
  | 'SIGN_UP_CODE'
  /** An invitation to a team. */
  | 'TEAM_INVITATION'
  /** An upload waits for its test because the stream test server is down. */
  | 'TEST_SERVER_DOWN'
  /** An upload passed its test, or failed. */
  | 'UPLOAD_OUTCOME';

/** Why a try to send an e-mail failed. */
export type MailProblem =
  /** The mail server cannot take it now, and asks to try later. */
  | 'POSTPONED'
  /** The mail server refuses this address: it does not exist, or it accepts no mail. */
  | 'RECIPIENT_REFUSED'
  /** The mail server refuses to send, whoever the recipient is. */
  | 'SERVER_REFUSED'
  /** The mail server did not respond. */
  | 'UNREACHABLE';

/** What became of an e-mail. */
export type MailState =
  /** It could not be sent yet. Tries go on. */
  | 'FAILING'
  /** Nothing is tried any more: the address is refused, or 24 hours have passed. */
  | 'GIVEN_UP'
  /** A mail server accepted it. */
  | 'SENT'
  /** It waits for its first try, or no mail server is configured. */
  | 'WAITING';

/** A new meeting link. */
export type MeetingLinkCreateInput = {
  /** The id of the application, `app_…`. It needs a tested version. */
  appId: string;
  /** The id of the version to pin it to, `ver_…`. Omit to serve Latest. */
  appVersionId?: string | null | undefined;
  /** The id of the config that the stream uses. Defaults to the default config. */
  configId?: string | null | undefined;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same link. */
  idempotencyKey: string;
};

/** What a member may do in the account. What only its owner may do is not among it. */
export type MemberRole =
  /** Sees and changes everything but the team, keys, version control, embedding, bills and the audit log. */
  | 'EDITOR'
  /** Sees everything, the team, the bills and the audit log included. Changes nothing. */
  | 'FINANCE'
  /** Sees everything but the team, the bills and the audit log. Changes nothing. */
  | 'VIEWER';

/** What the person agreed to. */
export type NewsletterSubscribeInput = {
  /** The version of `publicConfig.newsletterWording` that they were shown. */
  wordingVersion: number;
};

/** Has no required fields. */
export type NewsletterUnsubscribeInput = {
  /** Not used; GraphQL requires an input to have a field. */
  clientMutationId?: string | null | undefined;
};

/** The notification to delete. */
export type NotificationDeleteInput = {
  /** The id of the notification, `ntf_…`. */
  notificationId: string;
};

/** What a notification is about. */
export type NotificationKind =
  /** Support changed a setting of the account. */
  | 'ACCOUNT_CHANGED'
  /** An upload failed. */
  | 'UPLOAD_FAILED'
  /** An upload was tested and can be streamed. */
  | 'UPLOAD_TESTED';

/** The notifications to clear. */
export type NotificationsClearInput = {
  /** The id of the newest notification that was on screen; newer ones are not changed. Omit for all. */
  upTo?: string | null | undefined;
};

/** The notifications to mark as read. */
export type NotificationsMarkReadInput = {
  /** The id of the newest notification that was on screen; newer ones are not changed. Omit for all. */
  upTo?: string | null | undefined;
};

/** Names an offer to the caller. */
export type OwnershipOfferAcceptInput = {
  /** The id of the offer, `own_…`. */
  offerId: string;
  /** The password of the caller: a session alone proves too little. */
  password: string;
};

/** Who is to be the owner of the account. */
export type OwnershipOfferCreateInput = {
  /** The password of the caller: a session alone proves too little. */
  password: string;
  /** The id of a member, `per_…`. */
  personId: string;
};

/** Names an offer to the caller. */
export type OwnershipOfferDeclineInput = {
  /** The id of the offer, `own_…`. */
  offerId: string;
};

/** Names an offer of the account. */
export type OwnershipOfferWithdrawInput = {
  /** The id of the offer, `own_…`. */
  offerId: string;
};

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

/** A new mobile number. */
export type PhoneNumberChangeInput = {
  /** The number with its country code: `+49 170 1234567`. A number without one is read as a US number. Spaces, brackets and dashes are ignored. */
  phoneNumber: string;
};

/** A change of the plan, as its preview said. */
export type PlanChangeInput = {
  /** The fingerprint of the preview that was confirmed. */
  fingerprint: string;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same change, made once. */
  idempotencyKey: string;
  /** What to do with the plan. */
  wish: PlanChangeWishInput;
};

/** How to change the plan: exactly one of these. */
export type PlanChangeWishInput =
  {   /** Cancel it: it ends with its month. Always true. */
  cancel: boolean; reactivate?: never; setCount?: never; }
  |  { cancel?: never;   /** Take a cancellation back. Always true. */
  reactivate: boolean; setCount?: never; }
  |  { cancel?: never; reactivate?: never;   /** Change for how many it is, 1 to 15. */
  setCount: number; };

/** A plan to be bought, as its preview said. */
export type PlanCheckoutStartInput = {
  /** For how many, 1 to 15. */
  count: number;
  /** The fingerprint of the preview that was confirmed. */
  fingerprint: string;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same payment page. */
  idempotencyKey: string;
  /** The plan. */
  plan: PlanKind;
};

/** A plan that can be bought. */
export type PlanKind =
  /** Per month, for each who may stream at once. */
  | 'CONCURRENT_USERS';

/** A plan to be bought. */
export type PlanStartInput = {
  /** For how many, 1 to 15. */
  count: number;
  /** The plan. */
  plan: PlanKind;
};

/** What to do with the plan of the account: exactly one of these. */
export type PlanWishInput =
  {   /** Cancel the plan: it ends with its month. Always true. */
  cancel: boolean; reactivate?: never; setCount?: never; start?: never; }
  |  { cancel?: never;   /** Take a cancellation back. Always true. */
  reactivate: boolean; setCount?: never; start?: never; }
  |  { cancel?: never; reactivate?: never;   /** Change for how many the plan is, 1 to 15. */
  setCount: number; start?: never; }
  |  { cancel?: never; reactivate?: never; setCount?: never;   /** Buy a plan. */
  start: PlanStartInput; };

/** What a person who signed in without a username tells about themselves. */
export type ProfileFinishInput = {
  /** Where they heard about the product, in their words: one line of at most 200 characters. */
  leadSource: string;
  /** The version of `publicConfig.newsletterWording` that the person was shown and agreed to. Null if they did not agree: they get no newsletter. */
  newsletterWordingVersion?: number | null | undefined;
  /** A phone number with its country code: `+49 170 1234567`. A number without one is read as a US number. Spaces, brackets and dashes are ignored. */
  phoneNumber: string;
  /** The name of their account: 3 to 30 letters, digits and underscores. It becomes part of their links. Names are compared in lower case. */
  username: string;
};

/** The credentials of a person. */
export type SessionCreateInput = {
  /** The e-mail address of the person. */
  email: string;
  /** Their password. */
  password: string;
};

/** A code to sign in with. */
export type SessionCreateWithCodeInput = {
  /** The code from `signInCodeCreate`. */
  code: string;
};

/** Has no required fields. */
export type SessionDeleteInput = {
  /** Returned unchanged in the payload. */
  clientMutationId?: string | null | undefined;
};

/** Names a session of the caller. */
export type SessionRevokeInput = {
  /** The id of the session, `ses_…`. */
  sessionId: string;
};

/** Has no required fields. */
export type SessionRevokeOthersInput = {
  /** Not used; GraphQL requires an input to have a field. */
  clientMutationId?: string | null | undefined;
};

/** Has no required fields. */
export type SignInCodeCreateInput = {
  /** Not used; GraphQL requires an input to have a field. */
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

/** The signed link to revoke. */
export type SignedLinkRevokeInput = {
  /** Its id, `sgl_…`. */
  signedLinkId: string;
};

/** Whether a signed link admits visitors. */
export type SignedLinkState =
  /** Its time is over. */
  | 'EXPIRED'
  /** It admits visitors. */
  | 'OPEN'
  /** Somebody of the account revoked it. */
  | 'REVOKED'
  /** It has admitted as many visitors as it was made for. */
  | 'USED_UP';

/** The store that receives the parts of an upload. */
export type StorageProvider =
  /** The second store, for a client that keeps failing on the first. */
  | 'ALTERNATE'
  /** The store that every upload begins with. */
  | 'DEFAULT';

/** A new streaming link. */
export type StreamingLinkCreateInput = {
  /** The id of the application, `app_…`. It needs a tested version. */
  appId: string;
  /** The id of the version to pin it to, `ver_…`. Omit to serve Latest. */
  appVersionId?: string | null | undefined;
  /** The id of the config that the stream uses. Defaults to the default config. */
  configId?: string | null | undefined;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same link. */
  idempotencyKey: string;
};

/** The session to end. */
export type StreamingSessionEndInput = {
  /** Its id, `str_…`. */
  streamingSessionId: string;
  /** What its visitor reads, at most 200 characters. By default, that it can be started again. */
  word?: string | null | undefined;
};

/** Where a visitor’s session is. */
export type StreamingSessionState =
  /** Its build waits for the visitor’s browser. */
  | 'CONNECTING'
  /** It is over. */
  | 'ENDED'
  /** It streams. */
  | 'LIVE'
  /** It waits for a place. */
  | 'QUEUED'
  /** The visitor’s line broke. The place is kept for two minutes, which count together until it streams again. */
  | 'RECONNECTING'
  /** Its build starts. */
  | 'STARTING';

/** The state of a plan that was bought. It works in each of them. */
export type SubscriptionState =
  /** It is paid, and goes on. */
  | 'ACTIVE'
  /** It is cancelled, and ends with its month. */
  | 'ENDING'
  /** Its bill could not be charged yet. The card is tried again. */
  | 'PAST_DUE';

/** The case to close. */
export type SupportCaseCloseInput = {
  /** The id of the case, `cas_…`. */
  caseId: string;
};

/** The case, and a session of somebody of its account. */
export type SupportCaseEndSessionInput = {
  /** The id of the case, `cas_…`. */
  caseId: string;
  /** The id of the session, `ses_…`. */
  sessionId: string;
};

/** Whose account to look into, and why. */
export type SupportCaseOpenInput = {
  /** What the customer gave: exactly one of these. */
  by: AccountLookup;
  /** The reason, shown to the customer: one line of 5 to 500 characters. */
  reason: string;
};

/** What the customer allowed, who, and how. The services add the time. */
export type SupportCaseRecordConsentInput = {
  /** What the customer allowed. */
  act: SupportConsentAct;
  /** The id of the case, `cas_…`. */
  caseId: string;
  /** How they said so. */
  channel: SupportConsentChannel;
  /** The name of who allowed it, at most 100 characters. The customer reads it. */
  givenBy: string;
  /** What was said: one line of at most 500 characters, which the customer reads. Omit for nothing. */
  note?: string | null | undefined;
};

/** The case to renew. */
export type SupportCaseRenewInput = {
  /** The id of the case, `cas_…`. */
  caseId: string;
};

/** The case, and a failed upload of its account. */
export type SupportCaseRetryUploadInput = {
  /** The id of the case, `cas_…`. */
  caseId: string;
  /** The id of the upload, `upl_…`. */
  uploadId: string;
};

/** What a customer may allow an administrator to do within a case. */
export type SupportConsentAct =
  /** End a session of the owner or a member. */
  | 'END_SESSION'
  /** Retry a failed upload. */
  | 'RETRY_UPLOAD';

/** How a customer gave a consent. */
export type SupportConsentChannel =
  /** In a chat. */
  | 'CHAT'
  /** In an e-mail. */
  | 'EMAIL'
  /** On the phone. */
  | 'PHONE';

/** Names an invitation to the caller. */
export type TeamInvitationAcceptInput = {
  /** The id of the invitation, `inv_…`. */
  invitationId: string;
};

/** Somebody to invite to the team. */
export type TeamInvitationCreateInput = {
  /** The ids of the applications to limit them to, `app_…`. Null for all of the account. Only editors and viewers can be limited. */
  appIds?: Array<string> | null | undefined;
  /** The e-mail address to invite. */
  email: string;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same invitation. */
  idempotencyKey: string;
  /** What they may do in the account. */
  role: MemberRole;
};

/** Names an invitation to the caller. */
export type TeamInvitationDeclineInput = {
  /** The id of the invitation, `inv_…`. */
  invitationId: string;
};

/** Names an invitation. */
export type TeamInvitationSendAgainInput = {
  /** The id of the invitation, `inv_…`. */
  invitationId: string;
};

/** Whether an invitation can be accepted. */
export type TeamInvitationState =
  /** It can be accepted only after it has been sent again. */
  | 'EXPIRED'
  /** It can be accepted. */
  | 'PENDING';

/** Names an invitation. */
export type TeamInvitationWithdrawInput = {
  /** The id of the invitation, `inv_…`. */
  invitationId: string;
};

/** Names an account in which the caller is a member. */
export type TeamLeaveInput = {
  /** The id of the account, `acc_…`. */
  accountId: string;
};

/** Names a member. */
export type TeamMemberRemoveInput = {
  /** The id of the member, `per_…`. */
  personId: string;
};

/** A member and what they may do from now on. */
export type TeamMemberUpdateInput = {
  /** The ids of the applications to limit them to, `app_…`. Null for all of the account. Only editors and viewers can be limited. */
  appIds?: Array<string> | null | undefined;
  /** The id of the member, `per_…`. */
  personId: string;
  /** What they may do in the account. */
  role: MemberRole;
};

/** The upload to cancel. */
export type UploadCancelInput = {
  /** The id of the upload, `upl_…`. */
  uploadId: string;
};

/** What an upload is started from, as the client itself declares. */
export type UploadClient =
  /** A program of the customer’s own. */
  | 'API'
  /** The command `launchyard`. */
  | 'CLI'
  /** The panel in a browser. */
  | 'PANEL';

/** The upload to continue in the alternate store. */
export type UploadContinueOnAlternateInput = {
  /** The id of the upload, `upl_…`. */
  uploadId: string;
};

/** What happened to an upload. */
export type UploadEventKind =
  /** Cancelled by somebody. */
  | 'CANCELLED'
  /** A check was made: see `finding`. */
  | 'CHECKED'
  /** All parts have arrived. */
  | 'COMMITTED'
  /** Expired because nothing arrived. */
  | 'EXPIRED'
  /** Failed: see `code` and `evidence`. */
  | 'FAILED'
  /** An e-mail with the outcome was queued. */
  | 'MAILED'
  /** E-mails were switched off. */
  | 'MAILS_OFF'
  /** E-mails were switched on. */
  | 'MAILS_ON'
  /** Continued in the alternate store. */
  | 'MOVED'
  /** No data arrives, and no client reports that it is sending. */
  | 'PAUSED'
  /** Queued for its test. */
  | 'QUEUED'
  /** The file was missing and is assembled again from its parts. */
  | 'REASSEMBLED'
  /** What was kept of the failed upload was discarded and its storage released, by somebody or after its time. */
  | 'RELEASED'
  /** Parts arrive again. */
  | 'RESUMED'
  /** Retried from the failed stage. */
  | 'RETRIED'
  /** There is room again. */
  | 'ROOM_FOUND'
  /** Parts arrived. */
  | 'SENT'
  /** The stream test server is back. */
  | 'SERVER_BACK'
  /** Too many events: from here on only the end is recorded. */
  | 'SHORTENED'
  /** An attempt at a stage was started. */
  | 'STAGE_BEGUN'
  /** A stage was completed. */
  | 'STAGE_DONE'
  /** An attempt ended in an internal error; another one follows. */
  | 'STAGE_FAULTED'
  /** No data arrives although a client reports that it is sending. */
  | 'STALLED'
  /** Started. */
  | 'STARTED'
  /** No progress for a long time; operators were alerted. */
  | 'STUCK'
  /** Completed successfully. */
  | 'TESTED'
  /** Waiting for disk space on our side. */
  | 'WAITS_FOR_ROOM'
  /** Waiting for the stream test server, which is down. */
  | 'WAITS_FOR_SERVER';

/** Why an upload failed. Each has a help page, whose URL is in `documentationUrl`. */
export type UploadFailureCode =
  /** The build exited before it streamed. Start it on your own computer and read its log. */
  | 'APP_CRASHED'
  /** The ZIP can’t be unpacked: it is damaged, encrypted or not a ZIP. Pack the build again. */
  | 'ARCHIVE_NOT_EXTRACTABLE'
  /** The ZIP has no .exe of a packaged build. Package for Windows, and pack the folder that holds it. */
  | 'EXECUTABLE_MISSING'
  /** Something went wrong on our side. Retry; if it happens again, send support the reference. */
  | 'INTERNAL'
  /** The .sh of the Linux build and the application have different names. Rename the script or the application. */
  | 'LINUX_SCRIPT_NAME'
  /** The build uses the Pixel Streaming 2 plugin, which can’t be streamed here. Package with Pixel Streaming. */
  | 'PLUGIN_2_UNSUPPORTED'
  /** The build was packaged without the Pixel Streaming plugin. Enable it and package again. */
  | 'PLUGIN_MISSING'
  /** Our storage was full. Retry later. */
  | 'STORAGE_FULL'
  /** The stored file differs from the one that was sent, because of an error on our side. Upload it again. */
  | 'STORED_BYTES_DAMAGED'
  /** There was no progress for too long on our side. Retry; if it happens again, send support the reference. */
  | 'STUCK'
  /** The build didn’t pass its test on the stream test server. `evidence` has the details. */
  | 'TEST_FAILED'
  /** Unpacked, the builds of the account need more space than its plan has. Delete some, then retry. */
  | 'UNPACKED_TOO_LARGE'
  /** Nothing arrived for too long, so the upload was discarded. Start it again. */
  | 'UPLOAD_EXPIRED'
  /** The virus scan found something. Clean the build machine and package again. */
  | 'VIRUS_FOUND';

/** The upload to complete. */
export type UploadFinishInput = {
  /** The id of the upload, `upl_…`. */
  uploadId: string;
};

/** The parts of an upload to sign links for. */
export type UploadPartsSignInput = {
  /** The numbers of the parts, counted from 1; at most 64 at once. */
  partNumbers: Array<number>;
  /** The id of the upload, `upl_…`. */
  uploadId: string;
};

/** The upload to retry. */
export type UploadRetryInput = {
  /** The id of the upload, `upl_…`. */
  uploadId: string;
};

/** The stages of an upload, in order. */
export type UploadStageName =
  /** The parts are verified and assembled. */
  | 'ACQUIRE'
  /** The build is unpacked and inspected. */
  | 'PREPARE'
  /** The build waits for its test. */
  | 'QUEUE'
  /** The build is scanned for viruses. */
  | 'SCAN'
  /** The build is tested. */
  | 'TEST'
  /** The customer sends the parts. */
  | 'UPLOAD';

/** The state of a stage. */
export type UploadStageState =
  /** Completed successfully. */
  | 'DONE'
  /** Failed, and the upload with it. */
  | 'FAILED'
  /** Running. */
  | 'RUNNING'
  /** Not started. */
  | 'WAITING';

/** A build to upload. */
export type UploadStartInput = {
  /** The name of the application. A new name creates one; with `isUpdate` it must exist. */
  appName: string;
  /** The client, for the timeline. Defaults to the panel for a session and the API for a key. */
  client?: UploadClient | null | undefined;
  /** The name of the ZIP on the customer’s disk. */
  fileName: string;
  /** Identifies the file when it is chosen again: SHA-256 of the size of the ZIP (8 bytes, little-endian) followed by its central directory, as 64 lower-case hex digits. The README has a script that computes it. */
  fingerprint: string;
  /** A key of your choice, 8 to 128 characters. Repeating the call with the same key within 24 hours returns the same upload. */
  idempotencyKey: string;
  /** Whether it is a Linux build. False declares a Windows build, even if there is a start script. Omit to let the services decide. */
  isLinuxBuild?: boolean | null | undefined;
  /** Confirms that a build without the PSX plugin cannot be streamed. Defaults to no. */
  isMissingPluginAccepted?: boolean | null | undefined;
  /** Whether it is a new version of an existing application. Defaults to no. */
  isUpdate?: boolean | null | undefined;
  /** The measured upload speed of the client, in bytes per second, at least 0. Decides the size of parts. Without it, parts have 16 MiB. */
  measuredBytesPerSecond?: number | null | undefined;
  /** Whether to send e-mails about it. Defaults to no. */
  sendsUpdatesOnEmail?: boolean | null | undefined;
  /** The size of the ZIP in bytes. */
  sizeBytes: number;
  /** Skips the checks for an executable, the plugin and the script name, never those for safety. Only for administrators. Defaults to no. */
  skipsZipChecking?: boolean | null | undefined;
};

/** The state of an upload. */
export type UploadState =
  /** All parts have arrived and are verified. */
  | 'ACQUIRING'
  /** Cancelled by the customer. */
  | 'CANCELLED'
  /** Expired after days without data; its storage was released. */
  | 'EXPIRED'
  /** Failed: see `failure`. */
  | 'FAILED'
  /** The build is unpacked and inspected. */
  | 'PREPARING'
  /** The build waits for its test. */
  | 'QUEUED'
  /** The build is scanned for viruses. */
  | 'SCANNING'
  /** Successful: the version can be streamed. */
  | 'TESTED'
  /** The build is being tested. */
  | 'TESTING'
  /** Parts are arriving. */
  | 'UPLOADING';

/** What a stuck upload is waiting for. */
export type UploadStuckKind =
  /** It is being processed, and no stage has progressed for 4 minutes. */
  | 'NO_PROGRESS'
  /** Its client has been silent for 4 minutes: paused, closed or offline. */
  | 'SILENT'
  /** Its client reports that it is sending, but no data arrives. */
  | 'STALLED'
  /** The stream test server is down. */
  | 'WAITS_FOR_SERVER';

/** A change of a running upload. */
export type UploadUpdateInput = {
  /** Whether to send e-mails about it. They go to the address of the account. */
  sendsUpdatesOnEmail: boolean;
  /** The id of the upload, `upl_…`. */
  uploadId: string;
};

/** Why a change was refused: every `code` of `userErrors`. */
export type UserErrorCode =
  /** The person deleted their account. The message says how long support can restore it; afterwards the address is free for a new account. */
  | 'ACCOUNT_DELETED'
  /** The account is not deleted, or was restored before. There is nothing to restore. */
  | 'ACCOUNT_NOT_DELETED'
  /** No account has this id, e-mail address, name or upload. Check the spelling. */
  | 'ACCOUNT_NOT_FOUND'
  /** The account was deleted longer ago than the message says. Its data is removed and cannot be restored. */
  | 'ACCOUNT_REMOVED'
  /** The channel has no settings. Set them for the worker, and restart it. */
  | 'ALERT_CHANNEL_NOT_CONFIGURED'
  /** Too many test messages within a minute. Wait a minute. */
  | 'ALERT_TESTS_TOO_MANY'
  /** The application of this item is in the bin, too. Restore the application first. */
  | 'APP_IN_BIN'
  /** The name of the application has characters that are not allowed. Use letters, digits and underscores. */
  | 'APP_NAME_CHARACTERS'
  /** The name of the application is empty. Send one. */
  | 'APP_NAME_MISSING'
  /** Another application of the account has this name. Choose another one, or upload a new version of that application. */
  | 'APP_NAME_TAKEN'
  /** The name of the application is too long. The message says how many characters are allowed. */
  | 'APP_NAME_TOO_LONG'
  /** The application doesn’t exist, was deleted, or belongs to another account. Check the id or the name. */
  | 'APP_NOT_FOUND'
  /** The application has no tested version yet. Wait until an upload of it has passed its test. */
  | 'APP_NOT_READY'
  /** An upload of this application is already running. Wait for it or cancel it. */
  | 'APP_VERSION_IN_PROGRESS'
  /** The ZIP can’t be unpacked: it is damaged, encrypted or not a ZIP. Pack the build again. */
  | 'ARCHIVE_NOT_EXTRACTABLE'
  /** Too many files of the account are being uploaded. Wait until some have arrived. */
  | 'ASSETS_TOO_MANY_UNFINISHED'
  /** The file is in the library already, so its upload can’t be cancelled. Delete the asset instead. */
  | 'ASSET_ARRIVED'
  /** The name of the file has spaces. Rename the file. */
  | 'ASSET_NAME_SPACES'
  /** The name of the file is too long. The message says how many characters are allowed. */
  | 'ASSET_NAME_TOO_LONG'
  /** The file doesn’t exist, was deleted, or belongs to another account. Check the id. */
  | 'ASSET_NOT_FOUND'
  /** The file is too large for its kind. The message says the limit. */
  | 'ASSET_TOO_LARGE'
  /** The format of the file is not supported. The message lists the supported formats. */
  | 'ASSET_TYPE'
  /** The item is not in the bin: it was restored or permanently removed. Read the bin again. */
  | 'BIN_ITEM_NOT_FOUND'
  /** The card was not charged, and the message says why. Change the card, or ask the bank. */
  | 'CARD_DECLINED'
  /** There is no card that could be charged. Add one. */
  | 'CARD_MISSING'
  /** The case can’t be renewed any more. The message says how long one may last. Open a new one. */
  | 'CASE_AGE_LIMIT'
  /** The case has ended. Open a new one for the account. */
  | 'CASE_ENDED'
  /** The case doesn’t exist, or a colleague opened it. Check the id. */
  | 'CASE_NOT_FOUND'
  /** The account opened too many payment pages within an hour. Use one of them, or wait. */
  | 'CHECKOUTS_TOO_MANY'
  /** The checkout doesn’t exist, or belongs to another account. Check the id. */
  | 'CHECKOUT_NOT_FOUND'
  /** Too many files of all accounts are being checked. Wait a minute, then finish again. */
  | 'CHECKS_BUSY'
  /** Too many files of the account are being checked. Wait until some are ready, then finish again. */
  | 'CHECKS_TOO_MANY'
  /** The one-time code has expired, was used, or was mistyped too often. Request a new one. */
  | 'CODE_USED_UP'
  /** The one-time code is wrong. Type it again; after a few wrong ones it stops working. */
  | 'CODE_WRONG'
  /** This is not an https:// address of a public host. Correct it. */
  | 'CONFIG_ADDRESS_NOT_HTTPS'
  /** Someone else changed the config since it was read. Read it again, then send the new `revision`. */
  | 'CONFIG_CHANGED'
  /** The change doesn’t exist, or is not of a config of the account. Check the id. */
  | 'CONFIG_CHANGE_NOT_FOUND'
  /** The setting has no such option. Send one that it offers. */
  | 'CONFIG_CHOICE_UNKNOWN'
  /** A string in the document has invisible characters. Remove them from the one in `field`. */
  | 'CONFIG_DOCUMENT_CHARACTERS'
  /** The document has a key that is not allowed. Remove the one in `field`. */
  | 'CONFIG_DOCUMENT_KEY'
  /** A number in the document has too many digits to be stored exactly. Write it as a string. */
  | 'CONFIG_DOCUMENT_NUMBER'
  /** The document has too many levels. The message says how many are allowed. */
  | 'CONFIG_DOCUMENT_TOO_DEEP'
  /** The document is too long. The message says how many characters are allowed. */
  | 'CONFIG_DOCUMENT_TOO_LARGE'
  /** The document is not a JSON object. Correct it. */
  | 'CONFIG_DOCUMENT_UNREADABLE'
  /** A setting in the document has an invalid value. Correct the one in `field`. */
  | 'CONFIG_DOCUMENT_VALUE'
  /** The setting is not an e-mail address. Correct it. */
  | 'CONFIG_EMAIL_FORMAT'
  /** Crashes should be reported by e-mail, but no address is set. Set `developersEmail`. */
  | 'CONFIG_EMAIL_MISSING'
  /** Links should expire, but no time is set. Set `linkExpiresAt`. */
  | 'CONFIG_EXPIRY_MISSING'
  /** This is not a date and time. Send an instant in ISO 8601. */
  | 'CONFIG_INSTANT_UNREADABLE'
  /** A double quote in the launch arguments is not closed. Close it. */
  | 'CONFIG_LAUNCH_ARGUMENTS_QUOTES'
  /** There are too many launch arguments. The message says how many are allowed. */
  | 'CONFIG_LAUNCH_ARGUMENTS_TOO_MANY'
  /** The list has too many entries. The message says how many are allowed. */
  | 'CONFIG_LIST_TOO_LONG'
  /** An emulated location has no latitude or no longitude. Set both. */
  | 'CONFIG_LOCATION_INCOMPLETE'
  /** The name of the config has spaces or special characters. Choose another one. */
  | 'CONFIG_NAME_CHARACTERS'
  /** Another config of the account has this name, in upper or lower case. Choose another one. */
  | 'CONFIG_NAME_TAKEN'
  /** The name of the config is too long. The message says how many characters are allowed. */
  | 'CONFIG_NAME_TOO_LONG'
  /** The name of the config is empty or reserved. Choose another one. */
  | 'CONFIG_NAME_UNUSABLE'
  /** The config doesn’t exist, was deleted, or belongs to another account. Check the id. */
  | 'CONFIG_NOT_FOUND'
  /** The number is too small or too large. The message says the range. */
  | 'CONFIG_NUMBER_RANGE'
  /** The password is too short or too long. The message says how many characters are allowed. */
  | 'CONFIG_PASSWORD_LENGTH'
  /** Streams should require a password, but none is set. Set one. */
  | 'CONFIG_PASSWORD_MISSING'
  /** The setting has no effect while another one is off. Turn that one on; the message names it. */
  | 'CONFIG_SETTING_OFF'
  /** A custom resolution has no width or no height. Set both. */
  | 'CONFIG_SIZE_MISSING'
  /** The text has invisible characters. Remove them. */
  | 'CONFIG_TEXT_CHARACTERS'
  /** The text is too long. The message says how many characters are allowed. */
  | 'CONFIG_TEXT_TOO_LONG'
  /** The setting can’t be empty. Send a value. */
  | 'CONFIG_VALUE_EMPTY'
  /** A loading video is not an MP4. Use URLs that end in .mp4. */
  | 'CONFIG_VIDEO_NOT_MP4'
  /** The consent doesn’t say who gave it. Send a name. */
  | 'CONSENT_GIVEN_BY_MISSING'
  /** The name of who gave the consent is too long, or has invisible characters. */
  | 'CONSENT_GIVEN_BY_UNUSABLE'
  /** The customer has not allowed this in the case. Ask them, and record their consent. */
  | 'CONSENT_MISSING'
  /** The note is too long, or has line breaks or invisible characters. */
  | 'CONSENT_NOTE_UNUSABLE'
  /** The default config can’t be deleted. */
  | 'DEFAULT_CONFIG_NOT_DELETABLE'
  /** The default config can’t be changed. Duplicate it and change the copy. */
  | 'DEFAULT_CONFIG_NOT_EDITABLE'
  /** The confirmation is not exactly `DELETE`. Send that word. */
  | 'DELETION_NOT_CONFIRMED'
  /** This is not an e-mail address. Correct it. */
  | 'EMAIL_FORMAT'
  /** The e-mail address is empty. Send one. */
  | 'EMAIL_REQUIRED'
  /** No account has this e-mail address. Check the spelling. */
  | 'EMAIL_UNKNOWN'
  /** The e-mail address is malformed or has an account already. Use another one, or sign in. */
  | 'EMAIL_UNUSABLE'
  /** This is not the domain of a public website. */
  | 'EMBEDDING_DOMAIN_FORMAT'
  /** The domain has letters beyond a to z, or is the encoded form of such a domain. */
  | 'EMBEDDING_DOMAIN_LETTERS'
  /** The account has allowed as many websites as it may. Remove one first. */
  | 'EMBEDDING_DOMAIN_LIMIT_REACHED'
  /** The domain of the website is empty. Send one. */
  | 'EMBEDDING_DOMAIN_MISSING'
  /** The website is not among those that may embed the streams. It may have been removed before. */
  | 'EMBEDDING_DOMAIN_NOT_FOUND'
  /** The domain has a scheme, a port or a path. Send the domain alone. */
  | 'EMBEDDING_DOMAIN_ONLY'
  /** The domain is too long. The message says how many characters are allowed. */
  | 'EMBEDDING_DOMAIN_TOO_LONG'
  /** The domain has a wildcard. Add each domain and subdomain by itself. */
  | 'EMBEDDING_DOMAIN_WILDCARD'
  /** The word to the visitor has invisible characters. Remove them. */
  | 'END_WORD_CHARACTERS'
  /** The ZIP has no .exe of a packaged build. Package for Windows, and pack the folder that holds it. */
  | 'EXECUTABLE_MISSING'
  /** The file has no bytes. Pack the build again. */
  | 'FILE_EMPTY'
  /** No file was chosen. Choose the ZIP of a packaged build. */
  | 'FILE_MISSING'
  /** The name of the file has characters that can’t be shown. Rename the file. */
  | 'FILE_NAME_CHARACTERS'
  /** The file has no name. Send the name that it has on disk. */
  | 'FILE_NAME_MISSING'
  /** The name of the file doesn’t end in .zip. Pack the build as a ZIP. */
  | 'FILE_NOT_ZIP'
  /** The file is too large. The message says the limit; make the build smaller. */
  | 'FILE_TOO_LARGE'
  /** The fingerprint is not a SHA-256 in 64 lower-case hex digits. Correct it. */
  | 'FINGERPRINT_MALFORMED'
  /** GraphiQL was opened with a key of the account too often within an hour. Try again later. */
  | 'GRAPHIQL_LIMIT_REACHED'
  /** The idempotency key was used with other input. Use a new key for a new request. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The e-mail address or the password is wrong. Correct it, or reset the password. */
  | 'INCORRECT_CREDENTIALS'
  /** The invoice doesn’t exist, or belongs to another account. Check the id. */
  | 'INVOICE_NOT_FOUND'
  /** The invoice is paid, or its plan ended unpaid. Nothing was charged. */
  | 'INVOICE_NOT_OPEN'
  /** The account has as many active keys as it may have. Revoke one that is no longer used. */
  | 'KEY_LIMIT_REACHED'
  /** The name of the key has invisible characters. Remove them. */
  | 'KEY_NAME_CHARACTERS'
  /** The name of the key is empty. Send one. */
  | 'KEY_NAME_MISSING'
  /** The name of the key is too long. The message says how many characters are allowed. */
  | 'KEY_NAME_TOO_LONG'
  /** The key doesn’t exist, has expired, was revoked, or belongs to another account. */
  | 'KEY_NOT_FOUND'
  /** The key is for streams and cannot use the API. Choose another one. */
  | 'KEY_ONLY_STREAMS'
  /** Someone else changed what Latest serves since it was read. Read it again, then decide. */
  | 'LATEST_CHANGED'
  /** Where the person heard about us has line breaks or invisible characters. Remove them. */
  | 'LEAD_SOURCE_CHARACTERS'
  /** Where the person heard about us is empty. Send a few words. */
  | 'LEAD_SOURCE_MISSING'
  /** Where the person heard about us is too long. The message says how many characters are allowed. */
  | 'LEAD_SOURCE_TOO_LONG'
  /** Someone else changed the link since it was read. Read it again, then send the new `revision`. */
  | 'LINK_CHANGED'
  /** The name of the link has invisible characters. Remove them. */
  | 'LINK_NAME_CHARACTERS'
  /** The name of the link is empty. Send one. */
  | 'LINK_NAME_MISSING'
  /** Another link of the account has this name. Choose another one. */
  | 'LINK_NAME_TAKEN'
  /** The name of the link is too long. The message says how many characters are allowed. */
  | 'LINK_NAME_TOO_LONG'
  /** The link doesn’t exist, was deleted, or belongs to another account. Check the id. */
  | 'LINK_NOT_FOUND'
  /** Choose either a version or Latest: exactly one of `appVersionId` and `servesLatest`. */
  | 'LINK_VERSION_MISSING'
  /** The .sh of the Linux build and the application have different names. Rename the script or the application. */
  | 'LINUX_SCRIPT_NAME'
  /** Neither an e-mail address nor a username was given. Send at least one. */
  | 'LOOK_UP_EMPTY'
  /** This is not a phone number. Send it with its country code, like `+14155552671`; a number without one is read as a US number. */
  | 'MOBILE_INVALID'
  /** The new mobile number is empty. Send one with its country code, like `+14155552671`. */
  | 'MOBILE_MISSING'
  /** This is the current mobile number. Nothing was changed. */
  | 'MOBILE_SAME'
  /** Something else has taken the name of this item since it was deleted. Rename or delete that first. */
  | 'NAME_TAKEN_SINCE'
  /** The link to unsubscribe was cut or changed. Copy the whole link from the e-mail. */
  | 'NEWSLETTER_LINK_INCOMPLETE'
  /** There is no such version of the newsletter’s wording. Show the one of `publicConfig`, and send its version. */
  | 'NEWSLETTER_WORDING_UNKNOWN'
  /** The notification doesn’t exist, was deleted, or belongs to another account. */
  | 'NOTIFICATION_NOT_FOUND'
  /** The offer was answered or withdrawn, has expired, or is for somebody else. Ask the owner for a new one. */
  | 'OWNERSHIP_OFFER_NOT_FOUND'
  /** The account is offered to somebody already. Withdraw that offer first. */
  | 'OWNERSHIP_OFFER_OPEN'
  /** The owner would be in one account more than allowed. They have to leave a team first. */
  | 'OWNERSHIP_OWNER_TOO_MANY_TEAMS'
  /** Parts of the file have not arrived yet. Read `Upload.missingParts`, send those, then finish again. */
  | 'PARTS_MISSING'
  /** The upload has no part with this number. Parts count from 1 to `partCount`. */
  | 'PART_NUMBER'
  /** The two passwords differ. Type the second one again. */
  | 'PASSWORD_MISMATCH'
  /** The password is too short or too simple. The message says what it needs. */
  | 'PASSWORD_WEAK'
  /** This installation sells nothing: no payment provider is connected. */
  | 'PAYMENTS_OFF'
  /** This is not a phone number. Send it with its country code, like `+14155552671`; a number without one is read as a US number. */
  | 'PHONE_INVALID'
  /** The animation has too many frames or pixels. The message says the limits. */
  | 'PICTURE_ANIMATION_TOO_LARGE'
  /** The picture is damaged or incomplete. Save it again. */
  | 'PICTURE_DAMAGED'
  /** The file contains more than a picture. Save the picture again. */
  | 'PICTURE_NOT_ALONE'
  /** The file of the picture is too large. The message says the limit. */
  | 'PICTURE_TOO_LARGE'
  /** The picture is stored in too many pieces to be checked. Save it again. */
  | 'PICTURE_TOO_MANY_PIECES'
  /** The picture is too wide or too high. The message says the limit. */
  | 'PICTURE_TOO_MANY_PIXELS'
  /** Checking the picture took too long. Try again, or make it smaller. */
  | 'PICTURE_TOO_SLOW'
  /** The format of the picture is not supported. The message lists the supported formats. */
  | 'PICTURE_TYPE'
  /** The account has a plan. Change that one, or cancel it first. */
  | 'PLAN_ALREADY_ACTIVE'
  /** Another change of the plan is being paid. Wait a minute, read the plan, and try again. */
  | 'PLAN_CHANGE_BUSY'
  /** The account’s plan or the price changed since the preview, or the preview is older than ten minutes. Nothing was charged. Ask for a new preview and confirm that. */
  | 'PLAN_CHANGE_OUTDATED'
  /** The number of users is not a whole number from 1 to 15. */
  | 'PLAN_COUNT_RANGE'
  /** The plan has this number of users already. Nothing was charged. */
  | 'PLAN_COUNT_SAME'
  /** The plan is cancelled and ends with its month. Reactivate it before it is changed. */
  | 'PLAN_ENDING'
  /** The account has no plan that could be changed. Buy one. */
  | 'PLAN_MISSING'
  /** The plan is not cancelled. There is nothing to reactivate. */
  | 'PLAN_NOT_ENDING'
  /** The last bill could not be charged. Change the card, or pay the bill; then change the plan. */
  | 'PLAN_UNPAID'
  /** The build uses the Pixel Streaming 2 plugin, which can’t be streamed here. Package with Pixel Streaming. */
  | 'PLUGIN_2_UNSUPPORTED'
  /** The profile was finished before, with other values. Read `viewer` to see the username. */
  | 'PROFILE_FINISHED'
  /** The reason has line breaks or invisible characters. Write it on one line. */
  | 'REASON_CHARACTERS'
  /** Support gave no reason for a change. Write one that the customer may read. */
  | 'REASON_MISSING'
  /** The reason is too long. The message says how many characters are allowed. */
  | 'REASON_TOO_LONG'
  /** The reason is too short. The message says how many characters it needs. */
  | 'REASON_TOO_SHORT'
  /** The link to reset a password has expired or was used. Request a new one. */
  | 'RESET_EXPIRED'
  /** The same file would fail again. Fix the build and upload the new ZIP. */
  | 'RETRY_NEEDS_FILE'
  /** The session has ended already, or is not the caller’s. Read the list of sessions again. */
  | 'SESSION_ENDED'
  /** Too many signed links of the link were made within an hour. Try again later. */
  | 'SIGNED_LINKS_TOO_MANY'
  /** A signed link ends: send `maxUses`, `expiresAt`, or both. */
  | 'SIGNED_LINK_ENDLESS'
  /** `expiresAt` is in the past, or too far in the future. */
  | 'SIGNED_LINK_EXPIRY'
  /** The link has as many open signed links as it may. Revoke some first. */
  | 'SIGNED_LINK_LIMIT_REACHED'
  /** The signed link doesn’t exist, its link was deleted, or it belongs to another account. */
  | 'SIGNED_LINK_NOT_FOUND'
  /** `maxUses` is out of range. The message says which numbers are allowed. */
  | 'SIGNED_LINK_USES'
  /** The code to sign in with is older than a minute, was used, or its maker signed out. Make another one. */
  | 'SIGN_IN_CODE_EXPIRED'
  /** The measured speed is negative. Send bytes per second, or leave it out. */
  | 'SPEED_NEGATIVE'
  /** The account’s free storage is too small. Delete something or buy storage; `missingBytes` says how much. */
  | 'STORAGE_SHORT'
  /** The session doesn’t exist, or belongs to another account. Check the id. */
  | 'STREAMING_SESSION_NOT_FOUND'
  /** A member is limited to no application at all. Send at least one, or null for all. */
  | 'TEAM_APPS_EMPTY'
  /** A member is limited to an application that is missing in the account. Check the ids. */
  | 'TEAM_APPS_NOT_FOUND'
  /** The e-mail address is malformed, is the owner’s, or belongs to somebody who is in the team or invited already. */
  | 'TEAM_EMAIL_UNUSABLE'
  /** The team has as many members as allowed. Remove one first. */
  | 'TEAM_FULL'
  /** The invitation has expired. Ask the owner of the account to send it again. */
  | 'TEAM_INVITATION_EXPIRED'
  /** The invitation was answered or withdrawn, or is for another account or person. Read the list again. */
  | 'TEAM_INVITATION_NOT_FOUND'
  /** The invitation was sent a moment ago. Wait before sending it again. */
  | 'TEAM_INVITATION_SENT_JUST_NOW'
  /** The invitation was sent as often as allowed. Withdraw it, then invite the person anew. */
  | 'TEAM_INVITATION_SENT_OFTEN'
  /** The person is not a member of the team; its owner is none. Read the list of members again. */
  | 'TEAM_MEMBER_NOT_FOUND'
  /** The owner can’t leave the account. */
  | 'TEAM_OWNER_STAYS'
  /** The password is wrong. Type it again, or reset it. */
  | 'TEAM_PASSWORD_WRONG'
  /** The role reads the whole account, so it can’t be limited to some applications. Send null. */
  | 'TEAM_ROLE_SEES_ALL'
  /** Too many invitations of the account are open. Withdraw one first. */
  | 'TEAM_TOO_MANY_INVITATIONS'
  /** The person is in as many teams as allowed. Leave one first. */
  | 'TEAM_TOO_MANY_TEAMS'
  /** The thumbnail doesn’t exist or belongs to another account. Start it again. */
  | 'THUMBNAIL_NOT_FOUND'
  /** Another thumbnail was chosen meanwhile. Read the application again. */
  | 'THUMBNAIL_REPLACED'
  /** The expiry of the token is missing. Send it in minutes. */
  | 'TOKEN_EXPIRY_MISSING'
  /** The expiry is not a whole number of minutes within the limit that the message names. */
  | 'TOKEN_EXPIRY_RANGE'
  /** The token was not signed by us, was changed, or has expired. Request a new one from the account’s owner. */
  | 'TOKEN_INVALID'
  /** The text is not a JSON object. Correct it; a list or a single value is not accepted. */
  | 'TOKEN_OBJECT_INVALID'
  /** The JSON object is too large. The message says how large it may be. */
  | 'TOKEN_OBJECT_TOO_LARGE'
  /** The token was redeemed before. A token can be redeemed once. */
  | 'TOKEN_USED'
  /** Too many attempts from this address or for this person. Wait before trying again. */
  | 'TOO_MANY_ATTEMPTS'
  /** The account has as many configs as allowed. Delete one that no link uses. */
  | 'TOO_MANY_CONFIGS'
  /** Links for too many parts were requested at once. Request fewer. */
  | 'TOO_MANY_PARTS'
  /** The account has too many unfinished uploads. Wait for one, or cancel one. */
  | 'TOO_MANY_UPLOADS'
  /** The upload accepts no more parts: all have arrived, or it has ended. Read its state. */
  | 'UPLOAD_CLOSED'
  /** The upload has ended, so nothing about it can be changed. Start a new one. */
  | 'UPLOAD_ENDED'
  /** Only a failed upload can be retried. Read its state. */
  | 'UPLOAD_NOT_FAILED'
  /** The upload doesn’t exist or belongs to another account. Check the id. */
  | 'UPLOAD_NOT_FOUND'
  /** The uploaded file is no longer stored. Upload the file again. */
  | 'UPLOAD_NOT_KEPT'
  /** The file has arrived, so the upload can no longer be cancelled. Wait for its result. */
  | 'UPLOAD_PAST_CANCEL'
  /** The upload was retried as often as allowed. Send support its reference. */
  | 'UPLOAD_RETRIED_TOO_OFTEN'
  /** The upload is already running. Follow it instead of retrying it. */
  | 'UPLOAD_RUNNING'
  /** The username was changed too often lately. The message says how often it can be changed. Try again later. */
  | 'USERNAME_CHANGED_TOO_OFTEN'
  /** The username is too short, too long, or has other characters than letters, digits and underscores. */
  | 'USERNAME_FORMAT'
  /** The new username is too short, too long, has characters that are not allowed, or is the current one. Send 3 to 30 letters, digits, hyphens, underscores or exclamation marks. */
  | 'USERNAME_INVALID'
  /** Another account has or had this username, in upper or lower case. Choose another one. */
  | 'USERNAME_IN_USE'
  /** Another account has this username, in upper or lower case. Choose another one. */
  | 'USERNAME_TAKEN'
  /** The username is malformed or taken. Choose another one. */
  | 'USERNAME_UNUSABLE'
  /** The version is Latest, so it can’t be deleted. Make another version Latest first. */
  | 'VERSION_IS_LATEST'
  /** The version doesn’t exist, was deleted, or belongs to another application or account. */
  | 'VERSION_NOT_FOUND'
  /** The version hasn’t passed its test, so it can’t be served or deleted. Cancel its upload instead. */
  | 'VERSION_NOT_TESTED'
  /** The video is damaged or incomplete. Save it again as MP4. */
  | 'VIDEO_DAMAGED'
  /** The file contains more than a video. Save it again as MP4. */
  | 'VIDEO_NOT_ALONE'
  /** The video is too wide or too high. The message says the limit. */
  | 'VIDEO_TOO_MANY_PIXELS'
  /** Checking the video took too long. Try again, or save it again as MP4. */
  | 'VIDEO_TOO_SLOW'
  /** Only admins may skip the check of the ZIP. Leave `skipsZipChecking` out. */
  | 'ZIP_CHECKING_REQUIRED';

/** A new username. */
export type UsernameChangeInput = {
  /** The name: 3 to 30 letters, digits, hyphens, underscores and exclamation marks. Names are compared in lower case. */
  username: string;
};

export type OperationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  kinds?: Array<AlertKind> | AlertKind | null | undefined;
  states?: Array<AlertState> | AlertState | null | undefined;
}>;


export type OperationsQuery = { __typename: 'Query', alerts: { __typename: 'AlertConnection', totalCount: number, hasMoreThanCounted: boolean, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, nodes: Array<(
      { __typename: 'Alert', id: string }
      & { ' $fragmentRefs'?: { 'AlertRow_AlertFragment': AlertRow_AlertFragment } }
    )> } | null };

export type AlertOpenedQueryVariables = Exact<{
  id: string;
}>;


export type AlertOpenedQuery = { __typename: 'Query', node:
    | { __typename: 'Account', id: string }
    | { __typename: 'AdminAct', id: string }
    | (
      { __typename: 'Alert', id: string }
      & { ' $fragmentRefs'?: { 'AlertRow_AlertFragment': AlertRow_AlertFragment } }
    )
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'App', id: string }
    | { __typename: 'AppVersion', id: string }
    | { __typename: 'Asset', id: string }
    | { __typename: 'AssetUpload', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'BinItem', id: string }
    | { __typename: 'Config', id: string }
    | { __typename: 'ConfigChange', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'LatestMove', id: string }
    | { __typename: 'MeetingLink', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Person', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'SignedLink', id: string }
    | { __typename: 'StreamingLink', id: string }
    | { __typename: 'StreamingSession', id: string }
    | { __typename: 'SupportCase', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type AlertRow_AlertFragment = { __typename: 'Alert', id: string, title: string, text: string, state: AlertState, count: number, createdAt: string, lastActivityAt: string, requestId: string | null, messages: Array<{ __typename: 'AlertMessage', channel: AlertChannelKind, state: AlertMessageState, tries: number, problem: string | null, createdAt: string, finishedAt: string | null }> } & { ' $fragmentName'?: 'AlertRow_AlertFragment' };

export type AlertChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertChannelsQuery = { __typename: 'Query', alertChannels: Array<{ __typename: 'AlertChannel', kind: AlertChannelKind, isConfigured: boolean, lastSucceededAt: string | null, lastFailedAt: string | null, problem: string | null, viewerCanTest: boolean }> | null };

export type AlertChannelTestMutationVariables = Exact<{
  input: AlertChannelTestInput;
}>;


export type AlertChannelTestMutation = { __typename: 'Mutation', alertChannelTest: { __typename: 'AlertChannelTestPayload', channel: { __typename: 'AlertChannel', kind: AlertChannelKind } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ContentChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ContentChangedSubscription = { contentChanged: { __typename: 'ContentChange', cursor: string, area: ContentArea | null, resync: boolean } };

export type HomeQueryVariables = Exact<{
  search?: string | null | undefined;
  isSearching: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type HomeQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', viewerCanLookUpAccounts: boolean, account: (
      { __typename: 'Account', id: string, label: string, viewerCanUpload: boolean, apps: { __typename: 'AppConnection', totalCount: number, nodes: Array<(
          { __typename: 'App', id: string, name: string, latestUpload: { __typename: 'Upload', id: string } | null }
          & { ' $fragmentRefs'?: { 'AppCard_AppFragment': AppCard_AppFragment } }
        )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, all?: { __typename: 'AppConnection', totalCount: number } | null }
      & { ' $fragmentRefs'?: { 'PlanCard_AccountFragment': PlanCard_AccountFragment;'StorageCard_AccountFragment': StorageCard_AccountFragment;'DemoCard_AccountFragment': DemoCard_AccountFragment } }
    ) } | null };

export type PaletteQueryVariables = Exact<{
  text: string;
}>;


export type PaletteQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, viewerCanUpload: boolean, apps: { __typename: 'AppConnection', totalCount: number } | null, newest: { __typename: 'AppConnection', nodes: Array<{ __typename: 'App', id: string, name: string }> } | null, configs: { __typename: 'ConfigConnection', totalCount: number } | null, find: Array<
        | { __typename: 'App', id: string, name: string }
        | { __typename: 'Config', id: string, name: string }
        | { __typename: 'MeetingLink', id: string, name: string, app: { __typename: 'App', id: string, name: string } | null, config: { __typename: 'Config', id: string, name: string } | null }
        | { __typename: 'StreamingLink', id: string, name: string, app: { __typename: 'App', id: string, name: string } | null, config: { __typename: 'Config', id: string, name: string } | null }
      > | null } } | null };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', viewerCanLookUpAccounts: boolean, person: { __typename: 'Person', id: string, email: string | null, username: string | null }, account: { __typename: 'Account', id: string, label: string, logoUrl: string | null, viewerCanUpload: boolean, viewerCanManageApiKeys: boolean, viewerCanReadAuditLog: boolean }, accounts: Array<{ __typename: 'Account', id: string, label: string, viewerStanding: AccountStanding }> } | null, publicConfig: { __typename: 'PublicConfig', supportUrl: string, documentationUrl: string } };

export type SessionDeleteMutationVariables = Exact<{
  input: SessionDeleteInput;
}>;


export type SessionDeleteMutation = { __typename: 'Mutation', sessionDelete: { __typename: 'SessionDeletePayload', userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AppCard_AppFragment = { __typename: 'App', id: string, name: string, buildType: BuildType | null, stageLabel: string, streamingLinkCount: number, meetingLinkCount: number, versionCount: number, versionsBytes: number, thumbnailUrl: string | null, viewerCanUpload: boolean, viewerCanDelete: boolean, latestVersion: { __typename: 'AppVersion', id: string, number: number, testedAt: string | null } | null, latestUpload: { __typename: 'Upload', id: string, versionNumber: number, state: UploadState, progressPercent: number, stageLabel: string, triesAgainAt: string | null, receivedBytes: number, buildType: BuildType | null, viewerCanCancel: boolean, viewerCanSendParts: boolean, viewerCanRetry: boolean, viewerCanRelease: boolean, sizeBytes: number, failure: { __typename: 'UploadFailure', code: UploadFailureCode, stage: UploadStageName, message: string, evidence: string | null } | null } | null } & { ' $fragmentName'?: 'AppCard_AppFragment' };

export type AppDeleteMutationVariables = Exact<{
  input: AppDeleteInput;
}>;


export type AppDeleteMutation = { __typename: 'Mutation', appDelete: { __typename: 'AppDeletePayload', deletedAppId: string | null, binItem: { __typename: 'BinItem', id: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type DemoAppDeleteMutationVariables = Exact<{
  input: DemoAppDeleteInput;
}>;


export type DemoAppDeleteMutation = { __typename: 'Mutation', demoAppDelete: { __typename: 'DemoAppDeletePayload', userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type DemoCard_AccountFragment = { __typename: 'Account', id: string, demoApp: { __typename: 'DemoApp', name: string, url: string, viewerCanDelete: boolean } | null } & { ' $fragmentName'?: 'DemoCard_AccountFragment' };

export type AppDeletedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AppDeletedSubscription = { appDeleted: { __typename: 'AppDeletion', cursor: string, deletedAppId: string | null, isDemoDeleted: boolean, resync: boolean } };

export type VersionRow_AppVersionFragment = { __typename: 'AppVersion', id: string, number: number, buildType: BuildType | null, sizeBytes: number, testedAt: string | null, testLabel: string | null, isLatest: boolean, pinnedLinkCount: number | null, viewerCanMakeLatest: boolean, viewerCanDelete: boolean, createdBy:
    | { __typename: 'Member', label: string }
    | { __typename: 'Program', label: string }
    | { __typename: 'SupportColleague', label: string }
    | { __typename: 'System', label: string }
   | null, pinnedLinks: Array<
    | { __typename: 'MeetingLink', id: string, name: string }
    | { __typename: 'StreamingLink', id: string, name: string }
  > | null } & { ' $fragmentName'?: 'VersionRow_AppVersionFragment' };

export type LatestHistory_AppFragment = { __typename: 'App', id: string, latestHistory: { __typename: 'LatestMoveConnection', totalCount: number, nodes: Array<{ __typename: 'LatestMove', id: string, createdAt: string, why: LatestMoveReason, fromNumber: number | null, toNumber: number, createdBy:
        | { __typename: 'Member', label: string }
        | { __typename: 'Program', label: string }
        | { __typename: 'SupportColleague', label: string }
        | { __typename: 'System', label: string }
       }> } | null } & { ' $fragmentName'?: 'LatestHistory_AppFragment' };

export type VersionControl_AccountFragment = { __typename: 'Account', id: string, label: string, hasVersionControl: boolean, viewerCanSetVersionControl: boolean } & { ' $fragmentName'?: 'VersionControl_AccountFragment' };

export type AppVersionsQueryVariables = Exact<{
  name: string;
  first: number;
  after?: string | null | undefined;
}>;


export type AppVersionsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: (
      { __typename: 'Account', id: string, app: (
        { __typename: 'App', id: string, name: string, buildType: BuildType | null, stageLabel: string, thumbnailUrl: string | null, versionCount: number, versionsBytes: number, viewerCanUpload: boolean, latestVersion: { __typename: 'AppVersion', id: string, number: number } | null, versions: { __typename: 'AppVersionConnection', totalCount: number, nodes: Array<(
            { __typename: 'AppVersion', id: string }
            & { ' $fragmentRefs'?: { 'VersionRow_AppVersionFragment': VersionRow_AppVersionFragment } }
          )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null }
        & { ' $fragmentRefs'?: { 'LatestHistory_AppFragment': LatestHistory_AppFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'VersionControl_AccountFragment': VersionControl_AccountFragment } }
    ) } | null };

export type VersionTestQueryVariables = Exact<{
  id: string;
}>;


export type VersionTestQuery = { __typename: 'Query', node:
    | { __typename: 'Account', id: string }
    | { __typename: 'AdminAct', id: string }
    | { __typename: 'Alert', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'App', id: string }
    | { __typename: 'AppVersion', number: number, testedAt: string | null, testLabel: string | null, id: string, contents: { __typename: 'BuildContents', defaultExecutable: string | null, executableCount: number, plugin: { __typename: 'PluginTraces', hasPlugin: boolean, rootFolder: string | null, isInManifest: boolean, isVersion2InManifest: boolean } } | null }
    | { __typename: 'Asset', id: string }
    | { __typename: 'AssetUpload', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'BinItem', id: string }
    | { __typename: 'Config', id: string }
    | { __typename: 'ConfigChange', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'LatestMove', id: string }
    | { __typename: 'MeetingLink', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Person', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'SignedLink', id: string }
    | { __typename: 'StreamingLink', id: string }
    | { __typename: 'StreamingSession', id: string }
    | { __typename: 'SupportCase', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type VersionToDeleteQueryVariables = Exact<{
  id: string;
}>;


export type VersionToDeleteQuery = { __typename: 'Query', node:
    | { __typename: 'Account' }
    | { __typename: 'AdminAct' }
    | { __typename: 'Alert' }
    | { __typename: 'ApiKey' }
    | { __typename: 'App' }
    | (
      { __typename: 'AppVersion', id: string, viewerCanDelete: boolean, app: { __typename: 'App', id: string, latestVersion: { __typename: 'AppVersion', id: string, number: number } | null } | null }
      & { ' $fragmentRefs'?: { 'VersionRow_AppVersionFragment': VersionRow_AppVersionFragment } }
    )
    | { __typename: 'Asset' }
    | { __typename: 'AssetUpload' }
    | { __typename: 'AuditEntry' }
    | { __typename: 'BinItem' }
    | { __typename: 'Config' }
    | { __typename: 'ConfigChange' }
    | { __typename: 'Invoice' }
    | { __typename: 'LatestMove' }
    | { __typename: 'MeetingLink' }
    | { __typename: 'Notification' }
    | { __typename: 'Person' }
    | { __typename: 'Session' }
    | { __typename: 'SignedLink' }
    | { __typename: 'StreamingLink' }
    | { __typename: 'StreamingSession' }
    | { __typename: 'SupportCase' }
    | { __typename: 'Upload' }
   | null };

export type AppVersionMakeLatestMutationVariables = Exact<{
  input: AppVersionMakeLatestInput;
}>;


export type AppVersionMakeLatestMutation = { __typename: 'Mutation', appVersionMakeLatest: { __typename: 'AppVersionMakeLatestPayload', app: { __typename: 'App', id: string, latestVersion: { __typename: 'AppVersion', id: string, number: number, testedAt: string | null } | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AppVersionDeleteMutationVariables = Exact<{
  input: AppVersionDeleteInput;
}>;


export type AppVersionDeleteMutation = { __typename: 'Mutation', appVersionDelete: { __typename: 'AppVersionDeletePayload', deletedAppVersionId: string | null, app: { __typename: 'App', id: string, versionCount: number, versionsBytes: number } | null, binItem: { __typename: 'BinItem', id: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AccountSetVersionControlMutationVariables = Exact<{
  input: AccountSetVersionControlInput;
}>;


export type AccountSetVersionControlMutation = { __typename: 'Mutation', accountSetVersionControl: { __typename: 'AccountSetVersionControlPayload', account: { __typename: 'Account', id: string, hasVersionControl: boolean } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type VersionPlacesQueryVariables = Exact<{
  name: string;
  first: number;
  after?: string | null | undefined;
}>;


export type VersionPlacesQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, app: { __typename: 'App', id: string, versions: { __typename: 'AppVersionConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null } } | null };

export type AssetCard_AssetFragment = { __typename: 'Asset', id: string, kind: AssetKind, name: string, url: string, sizeBytes: number, width: number, height: number, usedByCount: number, viewerCanDelete: boolean, usedBy: Array<{ __typename: 'Config', id: string, name: string }> | null } & { ' $fragmentName'?: 'AssetCard_AssetFragment' };

export type AssetLibraryQueryVariables = Exact<{ [key: string]: never; }>;


export type AssetLibraryQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, viewerCanChangeAssets: boolean, images: { __typename: 'AssetConnection', totalCount: number } | null, videos: { __typename: 'AssetConnection', totalCount: number } | null } } | null };

export type AssetFilesQueryVariables = Exact<{
  kind: AssetKind;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type AssetFilesQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, assets: { __typename: 'AssetConnection', totalCount: number, nodes: Array<(
          { __typename: 'Asset', id: string, name: string, url: string }
          & { ' $fragmentRefs'?: { 'AssetCard_AssetFragment': AssetCard_AssetFragment } }
        )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } } | null };

export type AssetStartMutationVariables = Exact<{
  input: AssetStartInput;
}>;


export type AssetStartMutation = { __typename: 'Mutation', assetStart: { __typename: 'AssetStartPayload', assetUpload: { __typename: 'AssetUpload', id: string, fileName: string, sizeBytes: number, partBytes: number } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AssetPartsSignMutationVariables = Exact<{
  input: AssetPartsSignInput;
}>;


export type AssetPartsSignMutation = { __typename: 'Mutation', assetPartsSign: { __typename: 'AssetPartsSignPayload', assetUpload: { __typename: 'AssetUpload', id: string, missingParts: Array<{ __typename: 'AssetMissingParts', first: number, last: number }> } | null, links: Array<{ __typename: 'PartLink', number: number, method: string, url: string, sha256Header: string, headers: Array<{ __typename: 'HttpHeader', name: string, value: string }> }> | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AssetFinishMutationVariables = Exact<{
  input: AssetFinishInput;
}>;


export type AssetFinishMutation = { __typename: 'Mutation', assetFinish: { __typename: 'AssetFinishPayload', asset: (
      { __typename: 'Asset', id: string }
      & { ' $fragmentRefs'?: { 'AssetCard_AssetFragment': AssetCard_AssetFragment } }
    ) | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AssetCancelMutationVariables = Exact<{
  input: AssetCancelInput;
}>;


export type AssetCancelMutation = { __typename: 'Mutation', assetCancel: { __typename: 'AssetCancelPayload', isCancelled: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AssetDeleteMutationVariables = Exact<{
  input: AssetDeleteInput;
}>;


export type AssetDeleteMutation = { __typename: 'Mutation', assetDelete: { __typename: 'AssetDeletePayload', deletedAssetId: string | null, binItem: { __typename: 'BinItem', id: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AssetPlacesQueryVariables = Exact<{
  kind: AssetKind;
  first: number;
  after?: string | null | undefined;
}>;


export type AssetPlacesQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, assets: { __typename: 'AssetConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } } | null };

export type AppThumbnailStartMutationVariables = Exact<{
  input: AppThumbnailStartInput;
}>;


export type AppThumbnailStartMutation = { __typename: 'Mutation', appThumbnailStart: { __typename: 'AppThumbnailStartPayload', thumbnailUpload: { __typename: 'ThumbnailUpload', thumbnailId: string, link: { __typename: 'PartLink', number: number, method: string, url: string, sha256Header: string, headers: Array<{ __typename: 'HttpHeader', name: string, value: string }> } } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AppThumbnailFinishMutationVariables = Exact<{
  input: AppThumbnailFinishInput;
}>;


export type AppThumbnailFinishMutation = { __typename: 'Mutation', appThumbnailFinish: { __typename: 'AppThumbnailFinishPayload', app: { __typename: 'App', id: string, thumbnailUrl: string | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AuditLogQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  actorId?: string | null | undefined;
  action?: AuditAction | null | undefined;
  createdFrom?: string | null | undefined;
  createdBefore?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type AuditLogQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, viewerCanReadAuditLog: boolean, auditEntries: { __typename: 'AuditEntryConnection', totalCount: number, hasMoreThanCounted: boolean, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, nodes: Array<(
          { __typename: 'AuditEntry', id: string }
          & { ' $fragmentRefs'?: { 'AuditRow_AuditEntryFragment': AuditRow_AuditEntryFragment } }
        )> } | null } } | null };

export type AuditRow_AuditEntryFragment = { __typename: 'AuditEntry', id: string, createdAt: string, actionText: string, subjectId: string | null, subjectLabel: string | null, networkAddress: string | null, createdBy:
    | { __typename: 'Member', label: string }
    | { __typename: 'Program', label: string }
    | { __typename: 'SupportColleague', label: string }
    | { __typename: 'System', label: string }
  , supportCase: { __typename: 'SupportCase', id: string, reason: string } | null, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> } & { ' $fragmentName'?: 'AuditRow_AuditEntryFragment' };

export type AuditActorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActorsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, auditActors: Array<{ __typename: 'AuditActor', actorId: string, actor:
          | { __typename: 'Member', label: string }
          | { __typename: 'Program', label: string }
          | { __typename: 'SupportColleague', label: string }
          | { __typename: 'System', label: string }
         }> | null } } | null };

export type AuditSubjectQueryVariables = Exact<{
  id: string;
}>;


export type AuditSubjectQuery = { __typename: 'Query', node:
    | { __typename: 'Account', id: string }
    | { __typename: 'AdminAct', id: string }
    | { __typename: 'Alert', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'App', id: string }
    | { __typename: 'AppVersion', id: string }
    | { __typename: 'Asset', id: string }
    | { __typename: 'AssetUpload', id: string }
    | { __typename: 'AuditEntry', id: string, subject:
        | { __typename: 'Account', id: string }
        | { __typename: 'AdminAct', id: string }
        | { __typename: 'Alert', id: string }
        | { __typename: 'ApiKey', id: string }
        | { __typename: 'App', name: string, id: string }
        | { __typename: 'AppVersion', id: string, app: { __typename: 'App', id: string, name: string } | null }
        | { __typename: 'Asset', id: string }
        | { __typename: 'AssetUpload', id: string }
        | { __typename: 'AuditEntry', id: string }
        | { __typename: 'BinItem', id: string }
        | { __typename: 'Config', name: string, id: string }
        | { __typename: 'ConfigChange', id: string }
        | { __typename: 'Invoice', id: string }
        | { __typename: 'LatestMove', id: string }
        | { __typename: 'MeetingLink', id: string, app: { __typename: 'App', id: string, name: string } | null }
        | { __typename: 'Notification', id: string }
        | { __typename: 'Person', id: string }
        | { __typename: 'Session', id: string }
        | { __typename: 'SignedLink', id: string }
        | { __typename: 'StreamingLink', id: string, app: { __typename: 'App', id: string, name: string } | null }
        | { __typename: 'StreamingSession', id: string }
        | { __typename: 'SupportCase', id: string }
        | { __typename: 'Upload', id: string }
       | null }
    | { __typename: 'BinItem', id: string }
    | { __typename: 'Config', id: string }
    | { __typename: 'ConfigChange', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'LatestMove', id: string }
    | { __typename: 'MeetingLink', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Person', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'SignedLink', id: string }
    | { __typename: 'StreamingLink', id: string }
    | { __typename: 'StreamingSession', id: string }
    | { __typename: 'SupportCase', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type AuditExportQueryVariables = Exact<{
  after?: string | null | undefined;
  actorId?: string | null | undefined;
  action?: AuditAction | null | undefined;
  createdFrom?: string | null | undefined;
  createdBefore?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type AuditExportQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, auditEntries: { __typename: 'AuditEntryConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ __typename: 'AuditEntry', id: string, createdAt: string, actionText: string, subjectId: string | null, subjectLabel: string | null, networkAddress: string | null, createdBy:
            | { __typename: 'Member', label: string }
            | { __typename: 'Program', label: string }
            | { __typename: 'SupportColleague', label: string }
            | { __typename: 'System', label: string }
          , supportCase: { __typename: 'SupportCase', id: string, reason: string } | null, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> }> } | null } } | null };

export type BinItemRestoreMutationVariables = Exact<{
  input: BinItemRestoreInput;
}>;


export type BinItemRestoreMutation = { __typename: 'Mutation', binItemRestore: { __typename: 'BinItemRestorePayload', restoredId: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type BinRow_BinItemFragment = { __typename: 'BinItem', id: string, kind: BinItemKind, name: string, sizeBytes: number, deletedAt: string, expiresAt: string, deletedBy:
    | { __typename: 'Member', label: string }
    | { __typename: 'Program', label: string }
    | { __typename: 'SupportColleague', label: string }
    | { __typename: 'System', label: string }
   } & { ' $fragmentName'?: 'BinRow_BinItemFragment' };

export type BinQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type BinQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, bin: { __typename: 'BinItemConnection', totalCount: number, nodes: Array<(
          { __typename: 'BinItem', id: string }
          & { ' $fragmentRefs'?: { 'BinRow_BinItemFragment': BinRow_BinItemFragment } }
        )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } } | null };

export type BinPlacesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type BinPlacesQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, bin: { __typename: 'BinItemConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } } | null };

export type ConfigEditor_ConfigFragment = { __typename: 'Config', isProtected: boolean, revision: number, document: string | null, updatedAt: string, viewerCanEdit: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } } & { ' $fragmentName'?: 'ConfigEditor_ConfigFragment' };

export type ConfigTable_ConfigFragment = { __typename: 'Config', isProtected: boolean, updatedAt: string, viewerCanEdit: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } } & { ' $fragmentName'?: 'ConfigTable_ConfigFragment' };

export type DeleteConfig_ConfigFragment = { __typename: 'Config', id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } } & { ' $fragmentName'?: 'DeleteConfig_ConfigFragment' };

export type ConfigEditorQueryVariables = Exact<{
  name: string;
  app: string;
  hasApp: boolean;
}>;


export type ConfigEditorQuery = { __typename: 'Query', publicConfig: { __typename: 'PublicConfig', filesOrigin: string }, viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, label: string, viewerCanChangeConfigs: boolean, config: { __typename: 'Config', isProtected: boolean, revision: number, document: string | null, updatedAt: string, viewerCanEdit: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } } | null, app?: { __typename: 'App', id: string, name: string, buildType: BuildType | null, stageLabel: string, thumbnailUrl: string | null, latestVersion: { __typename: 'AppVersion', id: string, number: number } | null } | null } } | null };

export type ConfigsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ConfigsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, viewerCanChangeConfigs: boolean, configs: { __typename: 'ConfigConnection', totalCount: number, nodes: Array<{ __typename: 'Config', isProtected: boolean, updatedAt: string, viewerCanEdit: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } } | null };

export type ConfigDocumentQueryVariables = Exact<{
  id: string;
}>;


export type ConfigDocumentQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, config: { __typename: 'Config', id: string, name: string, document: string | null } | null } } | null };

export type ConfigUsedByQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type ConfigUsedByQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, config: { __typename: 'Config', id: string, usedBy: { __typename: 'LinkConnection', totalCount: number, nodes: Array<
            | { __typename: 'MeetingLink', id: string, name: string, app: { __typename: 'App', id: string, name: string } | null }
            | { __typename: 'StreamingLink', id: string, name: string, app: { __typename: 'App', id: string, name: string } | null }
          > } | null } | null } } | null };

export type ConfigHistoryQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ConfigHistoryQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, config: { __typename: 'Config', id: string, revision: number, history: { __typename: 'ConfigChangeConnection', totalCount: number, nodes: Array<{ __typename: 'ConfigChange', id: string, revision: number, createdAt: string, reason: ConfigChangeReason, document: string | null, createdBy:
              | { __typename: 'Member', label: string }
              | { __typename: 'Program', label: string }
              | { __typename: 'SupportColleague', label: string }
              | { __typename: 'System', label: string }
            , differences: Array<{ __typename: 'ConfigDifference', field: string, label: string, before: string | null, after: string | null }>, settings: { __typename: 'ConfigSettings', hasPassword: boolean, requiresPassword: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null } } | null };

export type ConfigCreateMutationVariables = Exact<{
  input: ConfigCreateInput;
}>;


export type ConfigCreateMutation = { __typename: 'Mutation', configCreate: { __typename: 'ConfigCreatePayload', config: { __typename: 'Config', id: string, name: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ConfigImportMutationVariables = Exact<{
  input: ConfigImportInput;
}>;


export type ConfigImportMutation = { __typename: 'Mutation', configImport: { __typename: 'ConfigImportPayload', leftOut: Array<string>, config: { __typename: 'Config', id: string, name: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ConfigDuplicateMutationVariables = Exact<{
  input: ConfigDuplicateInput;
}>;


export type ConfigDuplicateMutation = { __typename: 'Mutation', configDuplicate: { __typename: 'ConfigDuplicatePayload', config: { __typename: 'Config', id: string, name: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ConfigUpdateMutationVariables = Exact<{
  input: ConfigUpdateInput;
}>;


export type ConfigUpdateMutation = { __typename: 'Mutation', configUpdate: { __typename: 'ConfigUpdatePayload', config: { __typename: 'Config', isProtected: boolean, revision: number, document: string | null, updatedAt: string, viewerCanEdit: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ConfigRestoreChangeMutationVariables = Exact<{
  input: ConfigRestoreChangeInput;
}>;


export type ConfigRestoreChangeMutation = { __typename: 'Mutation', configRestoreChange: { __typename: 'ConfigRestoreChangePayload', config: { __typename: 'Config', isProtected: boolean, revision: number, document: string | null, updatedAt: string, viewerCanEdit: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ConfigDeleteMutationVariables = Exact<{
  input: ConfigDeleteInput;
}>;


export type ConfigDeleteMutation = { __typename: 'Mutation', configDelete: { __typename: 'ConfigDeletePayload', deletedConfigId: string | null, movedLinks: Array<
      | { __typename: 'MeetingLink', id: string, name: string }
      | { __typename: 'StreamingLink', id: string, name: string }
    > | null, binItem: { __typename: 'BinItem', id: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ConfigHistoryPlacesQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ConfigHistoryPlacesQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, config: { __typename: 'Config', id: string, history: { __typename: 'ConfigChangeConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null } } | null };

export type DeveloperSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type DeveloperSectionQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: (
      { __typename: 'Account', id: string, viewerCanManageApiKeys: boolean, embeddingDomains: Array<{ __typename: 'EmbeddingDomain', domain: string, createdAt: string, createdBy:
          | { __typename: 'Member', label: string }
          | { __typename: 'Program', label: string }
          | { __typename: 'SupportColleague', label: string }
          | { __typename: 'System', label: string }
         }> | null, apiKeys: { __typename: 'ApiKeyConnection', nodes: Array<{ __typename: 'ApiKey', id: string, kind: ApiKeyKind, name: string | null, prefix: string, lastFour: string, scopes: Array<ApiKeyScope> | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, apps: Array<{ __typename: 'App', id: string, name: string }> | null, createdBy:
            | { __typename: 'Member', label: string }
            | { __typename: 'Program', label: string }
            | { __typename: 'SupportColleague', label: string }
            | { __typename: 'System', label: string }
           }> } | null }
      & { ' $fragmentRefs'?: { 'VersionControl_AccountFragment': VersionControl_AccountFragment } }
    ) } | null };

export type ApiKeyCreateMutationVariables = Exact<{
  input: ApiKeyCreateInput;
}>;


export type ApiKeyCreateMutation = { __typename: 'Mutation', apiKeyCreate: { __typename: 'ApiKeyCreatePayload', secret: string | null, apiKey: { __typename: 'ApiKey', id: string, name: string | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ApiKeyGenerateMutationVariables = Exact<{
  input: ApiKeyGenerateInput;
}>;


export type ApiKeyGenerateMutation = { __typename: 'Mutation', apiKeyGenerate: { __typename: 'ApiKeyGeneratePayload', secret: string | null, apiKey: { __typename: 'ApiKey', id: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ApiKeyRevokeMutationVariables = Exact<{
  input: ApiKeyRevokeInput;
}>;


export type ApiKeyRevokeMutation = { __typename: 'Mutation', apiKeyRevoke: { __typename: 'ApiKeyRevokePayload', revokedApiKeyId: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type ClientTokenCreateMutationVariables = Exact<{
  input: ClientTokenCreateInput;
}>;


export type ClientTokenCreateMutation = { __typename: 'Mutation', clientTokenCreate: { __typename: 'ClientTokenCreatePayload', token: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type GraphiqlTokenCreateMutationVariables = Exact<{
  input: GraphiqlTokenCreateInput;
}>;


export type GraphiqlTokenCreateMutation = { __typename: 'Mutation', graphiqlTokenCreate: { __typename: 'GraphiqlTokenCreatePayload', token: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type EmbeddingDomainAddMutationVariables = Exact<{
  input: EmbeddingDomainAddInput;
}>;


export type EmbeddingDomainAddMutation = { __typename: 'Mutation', embeddingDomainAdd: { __typename: 'EmbeddingDomainAddPayload', embeddingDomain: { __typename: 'EmbeddingDomain', domain: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type EmbeddingDomainRemoveMutationVariables = Exact<{
  input: EmbeddingDomainRemoveInput;
}>;


export type EmbeddingDomainRemoveMutation = { __typename: 'Mutation', embeddingDomainRemove: { __typename: 'EmbeddingDomainRemovePayload', removedDomain: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AppChoicesQueryVariables = Exact<{
  search: string;
}>;


export type AppChoicesQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, apps: { __typename: 'AppConnection', nodes: Array<{ __typename: 'App', id: string, name: string }> } | null } } | null };

type Outcome_UserError_Refusal_Fragment = { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> } & { ' $fragmentName'?: 'Outcome_UserError_Refusal_Fragment' };

type Outcome_UserError_StorageShortError_Fragment = { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> } & { ' $fragmentName'?: 'Outcome_UserError_StorageShortError_Fragment' };

export type Outcome_UserErrorFragment =
  | Outcome_UserError_Refusal_Fragment
  | Outcome_UserError_StorageShortError_Fragment
;

export type TransferCall_PartLinkFragment = { __typename: 'PartLink', number: number, method: string, url: string, sha256Header: string, headers: Array<{ __typename: 'HttpHeader', name: string, value: string }> } & { ' $fragmentName'?: 'TransferCall_PartLinkFragment' };

type LinkRow_Link_MeetingLink_Fragment = { __typename: 'MeetingLink', hostUrl: string, guestUrl: string, hostIframeSnippet: string, guestIframeSnippet: string, id: string, name: string, revision: number, servesLatest: boolean, isAnonymised: boolean, isUrlShared: boolean, viewerCanChange: boolean, viewerCanDelete: boolean, config: { __typename: 'Config', id: string, name: string } | null, pinnedVersion: { __typename: 'AppVersion', id: string, number: number } | null } & { ' $fragmentName'?: 'LinkRow_Link_MeetingLink_Fragment' };

type LinkRow_Link_StreamingLink_Fragment = { __typename: 'StreamingLink', url: string, iframeSnippet: string, signedLinkCount: number, hasMoreSignedLinks: boolean, id: string, name: string, revision: number, servesLatest: boolean, isAnonymised: boolean, isUrlShared: boolean, viewerCanChange: boolean, viewerCanDelete: boolean, config: { __typename: 'Config', id: string, name: string } | null, pinnedVersion: { __typename: 'AppVersion', id: string, number: number } | null } & { ' $fragmentName'?: 'LinkRow_Link_StreamingLink_Fragment' };

export type LinkRow_LinkFragment =
  | LinkRow_Link_MeetingLink_Fragment
  | LinkRow_Link_StreamingLink_Fragment
;

export type ConfigPicker_ConfigFragment = { __typename: 'Config', isProtected: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } } & { ' $fragmentName'?: 'ConfigPicker_ConfigFragment' };

export type AppLinksQueryVariables = Exact<{
  name: string;
  first: number;
  after?: string | null | undefined;
  isMeeting: boolean;
}>;


export type AppLinksQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, viewerCanChangeLinks: boolean, viewerCanChangeConfigs: boolean, viewerCanSetEmbeddingDomains: boolean, runnableBuildTypes: Array<BuildType> | null, embeddingDomains: Array<{ __typename: 'EmbeddingDomain', domain: string }> | null, app: { __typename: 'App', id: string, name: string, buildType: BuildType | null, stageLabel: string, streamingLinkCount: number, meetingLinkCount: number, viewerCanUpload: boolean, thumbnailUrl: string | null, linkableVersions: Array<{ __typename: 'AppVersion', id: string, number: number, buildType: BuildType | null }> | null, latestVersion: { __typename: 'AppVersion', id: string, number: number, buildType: BuildType | null } | null, streamingTotal: { __typename: 'StreamingLinkConnection', totalCount: number } | null, meetingTotal: { __typename: 'MeetingLinkConnection', totalCount: number } | null, streamingLinks?: { __typename: 'StreamingLinkConnection', totalCount: number, nodes: Array<(
            { __typename: 'StreamingLink', id: string }
            & { ' $fragmentRefs'?: { 'LinkRow_Link_StreamingLink_Fragment': LinkRow_Link_StreamingLink_Fragment } }
          )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, meetingLinks?: { __typename: 'MeetingLinkConnection', totalCount: number, nodes: Array<(
            { __typename: 'MeetingLink', id: string }
            & { ' $fragmentRefs'?: { 'LinkRow_Link_MeetingLink_Fragment': LinkRow_Link_MeetingLink_Fragment } }
          )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null } } | null };

export type LinkPlacesQueryVariables = Exact<{
  name: string;
  first: number;
  after?: string | null | undefined;
  isMeeting: boolean;
}>;


export type LinkPlacesQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, app: { __typename: 'App', id: string, streamingLinks?: { __typename: 'StreamingLinkConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, meetingLinks?: { __typename: 'MeetingLinkConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null } } | null };

export type LinkToCopyQueryVariables = Exact<{
  id: string;
}>;


export type LinkToCopyQuery = { __typename: 'Query', node:
    | { __typename: 'Account', id: string }
    | { __typename: 'AdminAct', id: string }
    | { __typename: 'Alert', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'App', id: string }
    | { __typename: 'AppVersion', id: string }
    | { __typename: 'Asset', id: string }
    | { __typename: 'AssetUpload', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'BinItem', id: string }
    | { __typename: 'Config', id: string }
    | { __typename: 'ConfigChange', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'LatestMove', id: string }
    | { __typename: 'MeetingLink', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Person', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'SignedLink', id: string }
    | { __typename: 'StreamingLink', url: string, id: string }
    | { __typename: 'StreamingSession', id: string }
    | { __typename: 'SupportCase', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type FindLinkPageQueryVariables = Exact<{
  appName: string;
  first: number;
  after?: string | null | undefined;
  isMeeting: boolean;
}>;


export type FindLinkPageQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, app: { __typename: 'App', id: string, streamingLinks?: { __typename: 'StreamingLinkConnection', nodes: Array<{ __typename: 'StreamingLink', id: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, meetingLinks?: { __typename: 'MeetingLinkConnection', nodes: Array<{ __typename: 'MeetingLink', id: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null } } | null };

export type LinkConfigsQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
  chosen: string;
}>;


export type LinkConfigsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, configs: { __typename: 'ConfigConnection', totalCount: number, nodes: Array<{ __typename: 'Config', isProtected: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } }> } | null, config: { __typename: 'Config', isProtected: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } } | null } } | null };

export type LinkConfigQueryVariables = Exact<{
  id: string;
}>;


export type LinkConfigQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, viewerCanChangeConfigs: boolean, config: { __typename: 'Config', isProtected: boolean, id: string, name: string, usedByCount: number, settings: { __typename: 'ConfigSettings', hasPassword: boolean, hasLinkExpiry: boolean, linkExpiresAt: string | null } } | null } } | null };

export type StreamingLinkCreateMutationVariables = Exact<{
  input: StreamingLinkCreateInput;
}>;


export type StreamingLinkCreateMutation = { __typename: 'Mutation', made: { __typename: 'StreamingLinkCreatePayload', link: { __typename: 'StreamingLink', id: string, name: string, app: { __typename: 'App', id: string, streamingLinkCount: number } | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type MeetingLinkCreateMutationVariables = Exact<{
  input: MeetingLinkCreateInput;
}>;


export type MeetingLinkCreateMutation = { __typename: 'Mutation', made: { __typename: 'MeetingLinkCreatePayload', link: { __typename: 'MeetingLink', id: string, name: string, app: { __typename: 'App', id: string, meetingLinkCount: number } | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type LinkSetConfigMutationVariables = Exact<{
  input: LinkSetConfigInput;
}>;


export type LinkSetConfigMutation = { __typename: 'Mutation', changed: { __typename: 'LinkSetConfigPayload', link:
      | (
        { __typename: 'MeetingLink', id: string, revision: number }
        & { ' $fragmentRefs'?: { 'LinkRow_Link_MeetingLink_Fragment': LinkRow_Link_MeetingLink_Fragment } }
      )
      | (
        { __typename: 'StreamingLink', id: string, revision: number }
        & { ' $fragmentRefs'?: { 'LinkRow_Link_StreamingLink_Fragment': LinkRow_Link_StreamingLink_Fragment } }
      )
     | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type LinkSetVersionMutationVariables = Exact<{
  input: LinkSetVersionInput;
}>;


export type LinkSetVersionMutation = { __typename: 'Mutation', changed: { __typename: 'LinkSetVersionPayload', link:
      | (
        { __typename: 'MeetingLink', id: string, revision: number }
        & { ' $fragmentRefs'?: { 'LinkRow_Link_MeetingLink_Fragment': LinkRow_Link_MeetingLink_Fragment } }
      )
      | (
        { __typename: 'StreamingLink', id: string, revision: number }
        & { ' $fragmentRefs'?: { 'LinkRow_Link_StreamingLink_Fragment': LinkRow_Link_StreamingLink_Fragment } }
      )
     | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type LinkRenameMutationVariables = Exact<{
  input: LinkRenameInput;
}>;


export type LinkRenameMutation = { __typename: 'Mutation', changed: { __typename: 'LinkRenamePayload', link:
      | (
        { __typename: 'MeetingLink', id: string, revision: number }
        & { ' $fragmentRefs'?: { 'LinkRow_Link_MeetingLink_Fragment': LinkRow_Link_MeetingLink_Fragment } }
      )
      | (
        { __typename: 'StreamingLink', id: string, revision: number }
        & { ' $fragmentRefs'?: { 'LinkRow_Link_StreamingLink_Fragment': LinkRow_Link_StreamingLink_Fragment } }
      )
     | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type LinkDeleteMutationVariables = Exact<{
  input: LinkDeleteInput;
}>;


export type LinkDeleteMutation = { __typename: 'Mutation', deleted: { __typename: 'LinkDeletePayload', binItem: { __typename: 'BinItem', id: string } | null, link:
      | (
        { __typename: 'MeetingLink', id: string }
        & { ' $fragmentRefs'?: { 'LinkRow_Link_MeetingLink_Fragment': LinkRow_Link_MeetingLink_Fragment } }
      )
      | (
        { __typename: 'StreamingLink', id: string }
        & { ' $fragmentRefs'?: { 'LinkRow_Link_StreamingLink_Fragment': LinkRow_Link_StreamingLink_Fragment } }
      )
     | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SignedLinksQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type SignedLinksQuery = { __typename: 'Query', node:
    | { __typename: 'Account', id: string }
    | { __typename: 'AdminAct', id: string }
    | { __typename: 'Alert', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'App', id: string }
    | { __typename: 'AppVersion', id: string }
    | { __typename: 'Asset', id: string }
    | { __typename: 'AssetUpload', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'BinItem', id: string }
    | { __typename: 'Config', id: string }
    | { __typename: 'ConfigChange', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'LatestMove', id: string }
    | { __typename: 'MeetingLink', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Person', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'SignedLink', id: string }
    | { __typename: 'StreamingLink', id: string, signedLinks: { __typename: 'SignedLinkConnection', totalCount: number, nodes: Array<{ __typename: 'SignedLink', id: string, lastFour: string, state: SignedLinkState, stateLabel: string, maxUses: number | null, useCount: number, expiresAt: string | null, createdAt: string, viewerCanRevoke: boolean, createdBy:
            | { __typename: 'Member', label: string }
            | { __typename: 'Program', label: string }
            | { __typename: 'SupportColleague', label: string }
            | { __typename: 'System', label: string }
           }> } | null }
    | { __typename: 'StreamingSession', id: string }
    | { __typename: 'SupportCase', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type SignedLinkRevokeMutationVariables = Exact<{
  input: SignedLinkRevokeInput;
}>;


export type SignedLinkRevokeMutation = { __typename: 'Mutation', signedLinkRevoke: { __typename: 'SignedLinkRevokePayload', signedLink: { __typename: 'SignedLink', id: string, state: SignedLinkState, stateLabel: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type NotificationRow_NotificationFragment = { __typename: 'Notification', id: string, kind: NotificationKind, message: string, createdAt: string, isRead: boolean, viewerCanDelete: boolean, link: { __typename: 'NotificationLink', title: string, url: string } | null } & { ' $fragmentName'?: 'NotificationRow_NotificationFragment' };

export type NotificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, notifications: { __typename: 'NotificationConnection', totalCount: number, unreadCount: number, nodes: Array<(
          { __typename: 'Notification', id: string, isRead: boolean }
          & { ' $fragmentRefs'?: { 'NotificationRow_NotificationFragment': NotificationRow_NotificationFragment } }
        )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } } | null };

export type NotificationAddedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationAddedSubscription = { notificationAdded: { __typename: 'NotificationAddition', cursor: string, resync: boolean, notification: { __typename: 'Notification', id: string, message: string } | null } };

export type NotificationsMarkReadMutationVariables = Exact<{
  input: NotificationsMarkReadInput;
}>;


export type NotificationsMarkReadMutation = { __typename: 'Mutation', notificationsMarkRead: { __typename: 'NotificationsMarkReadPayload', changedCount: number | null, unreadCount: number | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type NotificationDeleteMutationVariables = Exact<{
  input: NotificationDeleteInput;
}>;


export type NotificationDeleteMutation = { __typename: 'Mutation', notificationDelete: { __typename: 'NotificationDeletePayload', deletedNotificationId: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type NotificationsClearMutationVariables = Exact<{
  input: NotificationsClearInput;
}>;


export type NotificationsClearMutation = { __typename: 'Mutation', notificationsClear: { __typename: 'NotificationsClearPayload', changedCount: number | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type NotificationPlacesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NotificationPlacesQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, notifications: { __typename: 'NotificationConnection', pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } } | null };

export type PlanCard_AccountFragment = { __typename: 'Account', id: string, viewerCanBuyPlans: boolean, plan:
    | { __typename: 'ConcurrentUsersPlan', state: SubscriptionState, count: number, paidCount: number, monthEndsAt: string, daysLeft: number, nextBill: { __typename: 'Bill', dueAt: string, totalCents: number } | null }
    | { __typename: 'Trial', expiresAt: string, trialDays: number, daysLeft: number, progressPercent: number }
    | { __typename: 'TrialExpired', expiresAt: string, trialDays: number, progressPercent: number }
   | null } & { ' $fragmentName'?: 'PlanCard_AccountFragment' };

export type UnpaidBillQueryVariables = Exact<{ [key: string]: never; }>;


export type UnpaidBillQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, unpaid: { __typename: 'InvoiceConnection', nodes: Array<{ __typename: 'Invoice', id: string, declineText: string | null }> } | null } } | null };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, viewerCanBuyPlans: boolean, plan:
        | { __typename: 'ConcurrentUsersPlan', state: SubscriptionState, count: number, paidCount: number, monthEndsAt: string, daysLeft: number, nextBill: { __typename: 'Bill', dueAt: string, totalCents: number } | null }
        | { __typename: 'Trial', expiresAt: string, trialDays: number, daysLeft: number, progressPercent: number }
        | { __typename: 'TrialExpired', expiresAt: string, trialDays: number, progressPercent: number }
       | null, storage: { __typename: 'StorageUsage', usedBytes: number, totalBytes: number, purchasedBytes: number } | null } } | null, publicConfig: { __typename: 'PublicConfig', supportUrl: string } };

export type StorageCard_AccountFragment = { __typename: 'Account', id: string, storage: { __typename: 'StorageUsage', usedBytes: number, reservedBytes: number, totalBytes: number, purchasedBytes: number, availableBytes: number, usedPercent: number, isCritical: boolean } | null, streamedTime: { __typename: 'StreamedTime', minutes: number, startedAt: string } | null } & { ' $fragmentName'?: 'StorageCard_AccountFragment' };

export type SubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: (
      { __typename: 'Account', id: string, plan:
        | { __typename: 'ConcurrentUsersPlan', state: SubscriptionState, count: number, paidCount: number, monthEndsAt: string, daysLeft: number, nextBill: { __typename: 'Bill', dueAt: string, totalCents: number } | null }
        | { __typename: 'Trial', expiresAt: string, trialDays: number, daysLeft: number, progressPercent: number }
        | { __typename: 'TrialExpired', expiresAt: string, trialDays: number, progressPercent: number }
       | null, card: { __typename: 'Card', brand: string, last4: string } | null, unpaid: { __typename: 'InvoiceConnection', nodes: Array<{ __typename: 'Invoice', id: string, declineText: string | null, triesAgainAt: string | null, viewerCanPay: boolean, bill: { __typename: 'Bill', totalCents: number } }> } | null, streamingFigures: { __typename: 'StreamingFigures', places: number } | null }
      & { ' $fragmentRefs'?: { 'StorageCard_AccountFragment': StorageCard_AccountFragment } }
    ) } | null };

export type Card_CardFragment = { __typename: 'Card', brand: string, last4: string } & { ' $fragmentName'?: 'Card_CardFragment' };

export type PlanPreviewQueryVariables = Exact<{
  wish: PlanWishInput;
}>;


export type PlanPreviewQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, planChangePreview: { __typename: 'PlanChangePreview', fingerprint: string | null, today: { __typename: 'Bill', totalCents: number, lines: Array<{ __typename: 'BillLine', count: number, unitCents: number, partSeconds: number, wholeSeconds: number, amountCents: number }> } | null, nextBill: { __typename: 'Bill', dueAt: string, totalCents: number } | null, nextBillUnchanged: { __typename: 'Bill', dueAt: string, totalCents: number } | null, loss: { __typename: 'PlanLoss', places: number, startsAt: string } | null, userErrors: Array<
          | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
          | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
        > } | null } } | null };

export type PlanChangeMutationVariables = Exact<{
  input: PlanChangeInput;
}>;


export type PlanChangeMutation = { __typename: 'Mutation', planChange: { __typename: 'PlanChangePayload', account: { __typename: 'Account', id: string, plan:
        | { __typename: 'ConcurrentUsersPlan', state: SubscriptionState, count: number, paidCount: number, monthEndsAt: string, daysLeft: number, nextBill: { __typename: 'Bill', dueAt: string, totalCents: number } | null }
        | { __typename: 'Trial', expiresAt: string, trialDays: number, daysLeft: number, progressPercent: number }
        | { __typename: 'TrialExpired', expiresAt: string, trialDays: number, progressPercent: number }
       | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type PlanCheckoutStartMutationVariables = Exact<{
  input: PlanCheckoutStartInput;
}>;


export type PlanCheckoutStartMutation = { __typename: 'Mutation', planCheckoutStart: { __typename: 'PlanCheckoutStartPayload', checkoutId: string | null, url: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type CardChangeStartMutationVariables = Exact<{
  input: CardChangeStartInput;
}>;


export type CardChangeStartMutation = { __typename: 'Mutation', cardChangeStart: { __typename: 'CardChangeStartPayload', checkoutId: string | null, url: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type InvoicePayMutationVariables = Exact<{
  input: InvoicePayInput;
}>;


export type InvoicePayMutation = { __typename: 'Mutation', invoicePay: { __typename: 'InvoicePayPayload', invoice: { __typename: 'Invoice', id: string, state: InvoiceState, declineText: string | null, triesAgainAt: string | null, viewerCanPay: boolean } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type PaymentResultQueryVariables = Exact<{
  id: string;
}>;


export type PaymentResultQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string, email: string | null }, account: { __typename: 'Account', id: string, checkout: { __typename: 'Checkout', checkoutId: string, state: CheckoutState, planName: string | null, count: number | null, dueCents: number } | null, card: { __typename: 'Card', brand: string, last4: string } | null, plan:
        | { __typename: 'ConcurrentUsersPlan', state: SubscriptionState, count: number, paidCount: number, monthEndsAt: string, daysLeft: number, nextBill: { __typename: 'Bill', dueAt: string, totalCents: number } | null }
        | { __typename: 'Trial', expiresAt: string, trialDays: number, daysLeft: number, progressPercent: number }
        | { __typename: 'TrialExpired', expiresAt: string, trialDays: number, progressPercent: number }
       | null } } | null };

type Plan_State_ConcurrentUsersPlan_Fragment = { __typename: 'ConcurrentUsersPlan', state: SubscriptionState, count: number, paidCount: number, monthEndsAt: string, daysLeft: number, nextBill: { __typename: 'Bill', dueAt: string, totalCents: number } | null } & { ' $fragmentName'?: 'Plan_State_ConcurrentUsersPlan_Fragment' };

type Plan_State_Trial_Fragment = { __typename: 'Trial', expiresAt: string, trialDays: number, daysLeft: number, progressPercent: number } & { ' $fragmentName'?: 'Plan_State_Trial_Fragment' };

type Plan_State_TrialExpired_Fragment = { __typename: 'TrialExpired', expiresAt: string, trialDays: number, progressPercent: number } & { ' $fragmentName'?: 'Plan_State_TrialExpired_Fragment' };

export type Plan_StateFragment =
  | Plan_State_ConcurrentUsersPlan_Fragment
  | Plan_State_Trial_Fragment
  | Plan_State_TrialExpired_Fragment
;

export type TransactionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type TransactionsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, unpaid: { __typename: 'InvoiceConnection', nodes: Array<{ __typename: 'Invoice', declineText: string | null, triesAgainAt: string | null, viewerCanPay: boolean, id: string, number: number, state: InvoiceState, createdAt: string, bill: { __typename: 'Bill', dueAt: string, totalCents: number, lines: Array<{ __typename: 'BillLine', planName: string, count: number, partSeconds: number, wholeSeconds: number }> } }> } | null, invoices: { __typename: 'InvoiceConnection', totalCount: number, nodes: Array<{ __typename: 'Invoice', id: string, number: number, state: InvoiceState, createdAt: string, bill: { __typename: 'Bill', dueAt: string, totalCents: number, lines: Array<{ __typename: 'BillLine', planName: string, count: number, partSeconds: number, wholeSeconds: number }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } } | null };

export type Invoice_InvoiceFragment = { __typename: 'Invoice', id: string, number: number, state: InvoiceState, createdAt: string, bill: { __typename: 'Bill', dueAt: string, totalCents: number, lines: Array<{ __typename: 'BillLine', planName: string, count: number, partSeconds: number, wholeSeconds: number }> } } & { ' $fragmentName'?: 'Invoice_InvoiceFragment' };

export type AccountSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSettingsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string, email: string | null, username: string | null }, account: { __typename: 'Account', id: string, label: string, logoUrl: string | null, viewerStanding: AccountStanding }, profile: { __typename: 'Profile', phoneNumber: string | null } | null, accounts: Array<{ __typename: 'Account', id: string, label: string, viewerStanding: AccountStanding }> } | null };

export type AccountDeleteMutationVariables = Exact<{
  input: AccountDeleteInput;
}>;


export type AccountDeleteMutation = { __typename: 'Mutation', accountDelete: { __typename: 'AccountDeletePayload', isDeleted: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type UsernameChangeMutationVariables = Exact<{
  input: UsernameChangeInput;
}>;


export type UsernameChangeMutation = { __typename: 'Mutation', usernameChange: { __typename: 'UsernameChangePayload', person: { __typename: 'Person', id: string, username: string | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type PhoneNumberChangeMutationVariables = Exact<{
  input: PhoneNumberChangeInput;
}>;


export type PhoneNumberChangeMutation = { __typename: 'Mutation', phoneNumberChange: { __typename: 'PhoneNumberChangePayload', phoneNumber: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AccountPasswordResetMutationVariables = Exact<{
  input: PasswordResetStartInput;
}>;


export type AccountPasswordResetMutation = { __typename: 'Mutation', passwordResetStart: { __typename: 'PasswordResetStartPayload', isSent: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type NewsletterQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', newsletter: { __typename: 'Newsletter', isSubscribed: boolean, updatedAt: string | null } | null } | null, publicConfig: { __typename: 'PublicConfig', newsletterWording: { __typename: 'NewsletterWording', version: number, sentence: string } } };

export type NewsletterSubscribeMutationVariables = Exact<{
  input: NewsletterSubscribeInput;
}>;


export type NewsletterSubscribeMutation = { __typename: 'Mutation', newsletterSubscribe: { __typename: 'NewsletterSubscribePayload', newsletter: { __typename: 'Newsletter', isSubscribed: boolean, updatedAt: string | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type NewsletterUnsubscribeMutationVariables = Exact<{
  input: NewsletterUnsubscribeInput;
}>;


export type NewsletterUnsubscribeMutation = { __typename: 'Mutation', newsletterUnsubscribe: { __typename: 'NewsletterUnsubscribePayload', newsletter: { __typename: 'Newsletter', isSubscribed: boolean, updatedAt: string | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SessionRow_SessionFragment = { __typename: 'Session', id: string, createdAt: string, lastUsedAt: string, browser: string | null, system: string | null, country: string | null, isCurrent: boolean } & { ' $fragmentName'?: 'SessionRow_SessionFragment' };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', sessions: Array<(
      { __typename: 'Session', id: string, isCurrent: boolean }
      & { ' $fragmentRefs'?: { 'SessionRow_SessionFragment': SessionRow_SessionFragment } }
    )> | null } | null };

export type SessionRevokeMutationVariables = Exact<{
  input: SessionRevokeInput;
}>;


export type SessionRevokeMutation = { __typename: 'Mutation', sessionRevoke: { __typename: 'SessionRevokePayload', userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SessionRevokeOthersMutationVariables = Exact<{
  input: SessionRevokeOthersInput;
}>;


export type SessionRevokeOthersMutation = { __typename: 'Mutation', sessionRevokeOthers: { __typename: 'SessionRevokeOthersPayload', endedCount: number | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SignInCodeCreateMutationVariables = Exact<{
  input: SignInCodeCreateInput;
}>;


export type SignInCodeCreateMutation = { __typename: 'Mutation', signInCodeCreate: { __typename: 'SignInCodeCreatePayload', code: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type BrowserFaultReportMutationVariables = Exact<{
  input: BrowserFaultReportInput;
}>;


export type BrowserFaultReportMutation = { __typename: 'Mutation', browserFaultReport: { __typename: 'BrowserFaultReportPayload', isAccepted: boolean } | null };

export type EnterQueryVariables = Exact<{ [key: string]: never; }>;


export type EnterQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', person: { __typename: 'Person', email: string | null, username: string | null } } | null, publicConfig: { __typename: 'PublicConfig', supportUrl: string } };

export type SessionCreateWithCodeMutationVariables = Exact<{
  input: SessionCreateWithCodeInput;
}>;


export type SessionCreateWithCodeMutation = { __typename: 'Mutation', sessionCreateWithCode: { __typename: 'SessionCreateWithCodePayload', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string, username: string | null } } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', person: { __typename: 'Person', email: string | null, username: string | null }, teamInvitations: Array<{ __typename: 'ReceivedTeamInvitation', invitationId: string }> | null } | null, teamInvitation: { __typename: 'ReceivedTeamInvitation', invitationId: string, accountUsername: string, email: string, role: MemberRole, appCount: number | null, state: TeamInvitationState, expiresAt: string } | null, publicConfig: { __typename: 'PublicConfig', supportUrl: string } };

export type InvitationAcceptMutationVariables = Exact<{
  input: TeamInvitationAcceptInput;
}>;


export type InvitationAcceptMutation = { __typename: 'Mutation', teamInvitationAccept: { __typename: 'TeamInvitationAcceptPayload', accountId: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type InvitationDeclineMutationVariables = Exact<{
  input: TeamInvitationDeclineInput;
}>;


export type InvitationDeclineMutation = { __typename: 'Mutation', teamInvitationDecline: { __typename: 'TeamInvitationDeclinePayload', isDeclined: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type InvitationLogoutMutationVariables = Exact<{
  input: SessionDeleteInput;
}>;


export type InvitationLogoutMutation = { __typename: 'Mutation', sessionDelete: { __typename: 'SessionDeletePayload', userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type PasswordResetStartMutationVariables = Exact<{
  input: PasswordResetStartInput;
}>;


export type PasswordResetStartMutation = { __typename: 'Mutation', passwordResetStart: { __typename: 'PasswordResetStartPayload', isSent: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type PasswordResetFinishMutationVariables = Exact<{
  input: PasswordResetFinishInput;
}>;


export type PasswordResetFinishMutation = { __typename: 'Mutation', passwordResetFinish: { __typename: 'PasswordResetFinishPayload', isSet: boolean, endedApiKeyCount: number | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SessionCreateMutationVariables = Exact<{
  input: SessionCreateInput;
}>;


export type SessionCreateMutation = { __typename: 'Mutation', sessionCreate: { __typename: 'SessionCreatePayload', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string, username: string | null } } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SignInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string, username: string | null } } | null, publicConfig: { __typename: 'PublicConfig', supportUrl: string } };

export type SignUpCheckQueryVariables = Exact<{
  email?: string | null | undefined;
  username?: string | null | undefined;
}>;


export type SignUpCheckQuery = { __typename: 'Query', signUpCheck: { __typename: 'SignUpCheck', userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } };

export type SignUpStartMutationVariables = Exact<{
  input: SignUpStartInput;
}>;


export type SignUpStartMutation = { __typename: 'Mutation', signUpStart: { __typename: 'SignUpStartPayload', signUp: { __typename: 'PendingSignUp', signUpId: string, email: string, canSendAgainAt: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SignUpSendAgainMutationVariables = Exact<{
  input: SignUpSendAgainInput;
}>;


export type SignUpSendAgainMutation = { __typename: 'Mutation', signUpSendAgain: { __typename: 'SignUpSendAgainPayload', signUp: { __typename: 'PendingSignUp', signUpId: string, email: string, canSendAgainAt: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SignUpFinishMutationVariables = Exact<{
  input: SignUpFinishInput;
}>;


export type SignUpFinishMutation = { __typename: 'Mutation', signUpFinish: { __typename: 'SignUpFinishPayload', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string } } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type UsernameQueryVariables = Exact<{ [key: string]: never; }>;


export type UsernameQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string, email: string | null, username: string | null }, accounts: Array<{ __typename: 'Account', id: string, label: string, viewerStanding: AccountStanding }> } | null, publicConfig: { __typename: 'PublicConfig', supportUrl: string, newsletterWording: { __typename: 'NewsletterWording', version: number, sentence: string } } };

export type ProfileFinishMutationVariables = Exact<{
  input: ProfileFinishInput;
}>;


export type ProfileFinishMutation = { __typename: 'Mutation', profileFinish: { __typename: 'ProfileFinishPayload', person: { __typename: 'Person', id: string, username: string | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type UsernameLogoutMutationVariables = Exact<{
  input: SessionDeleteInput;
}>;


export type UsernameLogoutMutation = { __typename: 'Mutation', sessionDelete: { __typename: 'SessionDeletePayload', userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type LiveCountQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveCountQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, streamingFigures: { __typename: 'StreamingFigures', streamingCount: number } | null } } | null };

export type StreamMonitorQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type StreamMonitorQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, streamingFigures: { __typename: 'StreamingFigures', streamingCount: number, places: number, waitingCount: number, longestWaitSeconds: number, todayCount: number, todaySeconds: number } | null, liveSessions: { __typename: 'StreamingSessionConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, nodes: Array<(
          { __typename: 'StreamingSession', id: string }
          & { ' $fragmentRefs'?: { 'SessionRow_StreamingSessionFragment': SessionRow_StreamingSessionFragment } }
        )> } | null } } | null };

export type SessionRow_StreamingSessionFragment = { __typename: 'StreamingSession', id: string, state: StreamingSessionState, appName: string, version: number, linkName: string, isMeeting: boolean, peopleCount: number, country: string | null, device: string | null, createdAt: string, startedAt: string | null, lastActivityAt: string, quality: { __typename: 'StreamQuality', framesPerSecond: number, roundTripMilliseconds: number | null } | null } & { ' $fragmentName'?: 'SessionRow_StreamingSessionFragment' };

export type StreamList_StreamingSessionFragment = { __typename: 'StreamingSession', id: string, state: StreamingSessionState, appName: string, version: number, linkName: string, country: string | null, device: string | null, createdAt: string, finishedAt: string | null, endText: string | null, lastLines: Array<string>, streamedSeconds: number, firstFrameMilliseconds: number | null, quality: { __typename: 'StreamQuality', framesPerSecond: number, roundTripMilliseconds: number | null } | null } & { ' $fragmentName'?: 'StreamList_StreamingSessionFragment' };

export type StreamingSessionDetailsQueryVariables = Exact<{
  id: string;
}>;


export type StreamingSessionDetailsQuery = { __typename: 'Query', node:
    | { __typename: 'Account', id: string }
    | { __typename: 'AdminAct', id: string }
    | { __typename: 'Alert', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'App', id: string }
    | { __typename: 'AppVersion', id: string }
    | { __typename: 'Asset', id: string }
    | { __typename: 'AssetUpload', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'BinItem', id: string }
    | { __typename: 'Config', id: string }
    | { __typename: 'ConfigChange', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'LatestMove', id: string }
    | { __typename: 'MeetingLink', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Person', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'SignedLink', id: string }
    | { __typename: 'StreamingLink', id: string }
    | { __typename: 'StreamingSession', state: StreamingSessionState, appName: string, version: number, linkName: string, configName: string, isMeeting: boolean, peopleCount: number, country: string | null, device: string | null, createdAt: string, startedAt: string | null, finishedAt: string | null, endText: string | null, lastLines: Array<string>, streamedSeconds: number, firstFrameMilliseconds: number | null, codec: string | null, route: string | null, viewerCanEnd: boolean, id: string, quality: { __typename: 'StreamQuality', framesPerSecond: number, roundTripMilliseconds: number | null, bitsPerSecond: number, width: number, height: number } | null, samples: Array<{ __typename: 'StreamSample', createdAt: string, quality: { __typename: 'StreamQuality', framesPerSecond: number, roundTripMilliseconds: number | null } }> | null }
    | { __typename: 'SupportCase', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type BuildLogQueryVariables = Exact<{
  id: string;
  after: number;
}>;


export type BuildLogQuery = { __typename: 'Query', node:
    | { __typename: 'Account', id: string }
    | { __typename: 'AdminAct', id: string }
    | { __typename: 'Alert', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'App', id: string }
    | { __typename: 'AppVersion', id: string }
    | { __typename: 'Asset', id: string }
    | { __typename: 'AssetUpload', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'BinItem', id: string }
    | { __typename: 'Config', id: string }
    | { __typename: 'ConfigChange', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'LatestMove', id: string }
    | { __typename: 'MeetingLink', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Person', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'SignedLink', id: string }
    | { __typename: 'StreamingLink', id: string }
    | { __typename: 'StreamingSession', id: string, buildLog: { __typename: 'BuildLog', text: string, nextOffset: number } | null }
    | { __typename: 'SupportCase', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type StreamingSessionEndMutationVariables = Exact<{
  input: StreamingSessionEndInput;
}>;


export type StreamingSessionEndMutation = { __typename: 'Mutation', streamingSessionEnd: { __typename: 'StreamingSessionEndPayload', endedSessionId: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type StaffOnlyQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffOnlyQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', viewerCanLookUpAccounts: boolean } | null };

export type SupportHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportHomeQuery = { __typename: 'Query', supportCases: { __typename: 'SupportCaseConnection', totalCount: number, nodes: Array<(
      { __typename: 'SupportCase', id: string }
      & { ' $fragmentRefs'?: { 'CaseRow_SupportCaseFragment': CaseRow_SupportCaseFragment } }
    )> } | null, stuckUploads: Array<(
    { __typename: 'Upload', id: string }
    & { ' $fragmentRefs'?: { 'StuckRow_UploadFragment': StuckRow_UploadFragment } }
  )> | null };

export type SupportMailsQueryVariables = Exact<{
  recipient?: string | null | undefined;
}>;


export type SupportMailsQuery = { __typename: 'Query', mails: Array<{ __typename: 'Mail', recipient: string, kind: MailKind, createdAt: string, state: MailState, failedTries: number, problem: MailProblem | null, replyCode: number | null, account: { __typename: 'Account', id: string, label: string } | null }> | null };

export type MailRow_MailFragment = { __typename: 'Mail', recipient: string, kind: MailKind, createdAt: string, state: MailState, failedTries: number, problem: MailProblem | null, replyCode: number | null, account: { __typename: 'Account', id: string, label: string } | null } & { ' $fragmentName'?: 'MailRow_MailFragment' };

export type CaseRow_SupportCaseFragment = { __typename: 'SupportCase', id: string, accountLabel: string, reason: string, expiresAt: string, viewerCanRenew: boolean } & { ' $fragmentName'?: 'CaseRow_SupportCaseFragment' };

export type StuckRow_UploadFragment = { __typename: 'Upload', id: string, appName: string, versionNumber: number, stageLabel: string, stuck: { __typename: 'UploadStuck', kind: UploadStuckKind, startedAt: string, why: string } | null, account: { __typename: 'Account', id: string, label: string } | null } & { ' $fragmentName'?: 'StuckRow_UploadFragment' };

export type SupportCasePageQueryVariables = Exact<{
  id: string;
}>;


export type SupportCasePageQuery = { __typename: 'Query', node:
    | { __typename: 'Account', id: string }
    | { __typename: 'AdminAct', id: string }
    | { __typename: 'Alert', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'App', id: string }
    | { __typename: 'AppVersion', id: string }
    | { __typename: 'Asset', id: string }
    | { __typename: 'AssetUpload', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'BinItem', id: string }
    | { __typename: 'Config', id: string }
    | { __typename: 'ConfigChange', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'LatestMove', id: string }
    | { __typename: 'MeetingLink', id: string }
    | { __typename: 'Notification', id: string }
    | { __typename: 'Person', id: string }
    | { __typename: 'Session', id: string }
    | { __typename: 'SignedLink', id: string }
    | { __typename: 'StreamingLink', id: string }
    | { __typename: 'StreamingSession', id: string }
    | { __typename: 'SupportCase', accountLabel: string, reason: string, createdAt: string, expiresAt: string, isOpen: boolean, viewerCanRenew: boolean, viewerCanActWithConsent: boolean, id: string, consents: Array<{ __typename: 'SupportConsent', act: SupportConsentAct, givenBy: string, channel: SupportConsentChannel, note: string | null, createdAt: string }>, sessions: Array<{ __typename: 'SupportCaseSession', personLabel: string, session: (
          { __typename: 'Session', id: string }
          & { ' $fragmentRefs'?: { 'CaseSession_SessionFragment': CaseSession_SessionFragment } }
        ) }> | null, account: { __typename: 'Account', id: string, owner: { __typename: 'Person', id: string, email: string | null } | null, deletion: { __typename: 'AccountDeletion', deletedAt: string, expiresAt: string, viewerCanRestore: boolean } | null, uploads: { __typename: 'UploadConnection', nodes: Array<(
            { __typename: 'Upload', id: string }
            & { ' $fragmentRefs'?: { 'CaseUpload_UploadFragment': CaseUpload_UploadFragment } }
          )> } | null, liveSessions: { __typename: 'StreamingSessionConnection', nodes: Array<(
            { __typename: 'StreamingSession', id: string }
            & { ' $fragmentRefs'?: { 'StreamList_StreamingSessionFragment': StreamList_StreamingSessionFragment } }
          )> } | null, endedSessions: { __typename: 'StreamingSessionConnection', nodes: Array<(
            { __typename: 'StreamingSession', id: string }
            & { ' $fragmentRefs'?: { 'StreamList_StreamingSessionFragment': StreamList_StreamingSessionFragment } }
          )> } | null } | null }
    | { __typename: 'Upload', id: string }
   | null };

export type CaseUpload_UploadFragment = { __typename: 'Upload', id: string, appName: string, versionNumber: number, fileName: string, state: UploadState, stageLabel: string, progressPercent: number, createdAt: string, stuck: { __typename: 'UploadStuck', kind: UploadStuckKind, startedAt: string, why: string } | null, failure: { __typename: 'UploadFailure', code: UploadFailureCode, message: string, evidence: string | null, advice: string, isRetryable: boolean, reference: string } | null } & { ' $fragmentName'?: 'CaseUpload_UploadFragment' };

export type CaseSession_SessionFragment = { __typename: 'Session', id: string, lastUsedAt: string, browser: string | null, system: string | null, country: string | null } & { ' $fragmentName'?: 'CaseSession_SessionFragment' };

export type SupportCaseRecordConsentMutationVariables = Exact<{
  input: SupportCaseRecordConsentInput;
}>;


export type SupportCaseRecordConsentMutation = { __typename: 'Mutation', supportCaseRecordConsent: { __typename: 'SupportCaseRecordConsentPayload', supportCase: { __typename: 'SupportCase', id: string, consents: Array<{ __typename: 'SupportConsent', act: SupportConsentAct, givenBy: string, channel: SupportConsentChannel, note: string | null, createdAt: string }> } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SupportCaseEndSessionMutationVariables = Exact<{
  input: SupportCaseEndSessionInput;
}>;


export type SupportCaseEndSessionMutation = { __typename: 'Mutation', supportCaseEndSession: { __typename: 'SupportCaseEndSessionPayload', supportCase: { __typename: 'SupportCase', id: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AccountRestoreMutationVariables = Exact<{
  input: AccountRestoreInput;
}>;


export type AccountRestoreMutation = { __typename: 'Mutation', accountRestore: { __typename: 'AccountRestorePayload', account: { __typename: 'Account', id: string, deletion: { __typename: 'AccountDeletion', deletedAt: string, expiresAt: string, viewerCanRestore: boolean } | null } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SupportCaseRetryUploadMutationVariables = Exact<{
  input: SupportCaseRetryUploadInput;
}>;


export type SupportCaseRetryUploadMutation = { __typename: 'Mutation', supportCaseRetryUpload: { __typename: 'SupportCaseRetryUploadPayload', upload: (
      { __typename: 'Upload', id: string }
      & { ' $fragmentRefs'?: { 'CaseUpload_UploadFragment': CaseUpload_UploadFragment } }
    ) | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SupportCaseOpenMutationVariables = Exact<{
  input: SupportCaseOpenInput;
}>;


export type SupportCaseOpenMutation = { __typename: 'Mutation', supportCaseOpen: { __typename: 'SupportCaseOpenPayload', supportCase: { __typename: 'SupportCase', id: string } | null, memberOf: Array<{ __typename: 'SupportOtherAccount', accountId: string, accountLabel: string }>, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SupportCaseRenewMutationVariables = Exact<{
  input: SupportCaseRenewInput;
}>;


export type SupportCaseRenewMutation = { __typename: 'Mutation', supportCaseRenew: { __typename: 'SupportCaseRenewPayload', supportCase: { __typename: 'SupportCase', id: string, expiresAt: string, isOpen: boolean, viewerCanRenew: boolean } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type SupportCaseCloseMutationVariables = Exact<{
  input: SupportCaseCloseInput;
}>;


export type SupportCaseCloseMutation = { __typename: 'Mutation', supportCaseClose: { __typename: 'SupportCaseClosePayload', supportCase: { __typename: 'SupportCase', id: string, expiresAt: string, isOpen: boolean, viewerCanRenew: boolean } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type TeamPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamPageQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', person: { __typename: 'Person', id: string, username: string | null, email: string | null }, account: { __typename: 'Account', id: string, label: string, viewerRole: AccountRole, viewerStanding: AccountStanding, viewerCanManageTeam: boolean, viewerCanOfferOwnership: boolean, viewerCanReadTeam: boolean, viewerCanReadAuditLog: boolean }, teamInvitations: Array<{ __typename: 'ReceivedTeamInvitation', invitationId: string, accountUsername: string, role: MemberRole, appCount: number | null, expiresAt: string }> | null, ownershipOffers: Array<{ __typename: 'ReceivedOwnershipOffer', offerId: string, accountId: string, accountLabel: string, ownerEmail: string, expiresAt: string }> | null } | null };

export type TeamListQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamListQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, team: { __typename: 'Team', owner: { __typename: 'TeamOwner', personId: string, username: string | null, email: string }, members: Array<{ __typename: 'TeamMember', personId: string, username: string | null, email: string, role: MemberRole, createdAt: string, apps: Array<{ __typename: 'App', id: string, name: string }> | null }>, invitations: Array<{ __typename: 'TeamInvitation', invitationId: string, email: string, role: MemberRole, state: TeamInvitationState, sentAt: string, expiresAt: string, apps: Array<{ __typename: 'App', id: string, name: string }> | null }>, ownershipOffer: { __typename: 'OwnershipOffer', offerId: string, personId: string, email: string, expiresAt: string } | null } | null } } | null };

export type TeamInvitationCreateMutationVariables = Exact<{
  input: TeamInvitationCreateInput;
}>;


export type TeamInvitationCreateMutation = { __typename: 'Mutation', teamInvitationCreate: { __typename: 'TeamInvitationCreatePayload', invitation: { __typename: 'TeamInvitation', invitationId: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type TeamInvitationSendAgainMutationVariables = Exact<{
  input: TeamInvitationSendAgainInput;
}>;


export type TeamInvitationSendAgainMutation = { __typename: 'Mutation', teamInvitationSendAgain: { __typename: 'TeamInvitationSendAgainPayload', invitation: { __typename: 'TeamInvitation', invitationId: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type TeamInvitationWithdrawMutationVariables = Exact<{
  input: TeamInvitationWithdrawInput;
}>;


export type TeamInvitationWithdrawMutation = { __typename: 'Mutation', teamInvitationWithdraw: { __typename: 'TeamInvitationWithdrawPayload', isWithdrawn: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type TeamInvitationAcceptMutationVariables = Exact<{
  input: TeamInvitationAcceptInput;
}>;


export type TeamInvitationAcceptMutation = { __typename: 'Mutation', teamInvitationAccept: { __typename: 'TeamInvitationAcceptPayload', accountId: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type TeamInvitationDeclineMutationVariables = Exact<{
  input: TeamInvitationDeclineInput;
}>;


export type TeamInvitationDeclineMutation = { __typename: 'Mutation', teamInvitationDecline: { __typename: 'TeamInvitationDeclinePayload', isDeclined: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type TeamMemberUpdateMutationVariables = Exact<{
  input: TeamMemberUpdateInput;
}>;


export type TeamMemberUpdateMutation = { __typename: 'Mutation', teamMemberUpdate: { __typename: 'TeamMemberUpdatePayload', member: { __typename: 'TeamMember', personId: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type TeamMemberRemoveMutationVariables = Exact<{
  input: TeamMemberRemoveInput;
}>;


export type TeamMemberRemoveMutation = { __typename: 'Mutation', teamMemberRemove: { __typename: 'TeamMemberRemovePayload', isRemoved: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type TeamLeaveMutationVariables = Exact<{
  input: TeamLeaveInput;
}>;


export type TeamLeaveMutation = { __typename: 'Mutation', teamLeave: { __typename: 'TeamLeavePayload', hasLeft: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type OwnershipOfferCreateMutationVariables = Exact<{
  input: OwnershipOfferCreateInput;
}>;


export type OwnershipOfferCreateMutation = { __typename: 'Mutation', ownershipOfferCreate: { __typename: 'OwnershipOfferCreatePayload', offer: { __typename: 'OwnershipOffer', offerId: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type OwnershipOfferWithdrawMutationVariables = Exact<{
  input: OwnershipOfferWithdrawInput;
}>;


export type OwnershipOfferWithdrawMutation = { __typename: 'Mutation', ownershipOfferWithdraw: { __typename: 'OwnershipOfferWithdrawPayload', isWithdrawn: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type OwnershipOfferAcceptMutationVariables = Exact<{
  input: OwnershipOfferAcceptInput;
}>;


export type OwnershipOfferAcceptMutation = { __typename: 'Mutation', ownershipOfferAccept: { __typename: 'OwnershipOfferAcceptPayload', accountId: string | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type OwnershipOfferDeclineMutationVariables = Exact<{
  input: OwnershipOfferDeclineInput;
}>;


export type OwnershipOfferDeclineMutation = { __typename: 'Mutation', ownershipOfferDecline: { __typename: 'OwnershipOfferDeclinePayload', isDeclined: boolean, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type LiveUpload_UploadFragment = { __typename: 'Upload', id: string, appName: string, versionNumber: number, fileName: string, sizeBytes: number, receivedBytes: number, partBytes: number, partCount: number, fingerprint: string, streamTestServerDown: boolean, triesAgainAt: string | null, buildType: BuildType | null, state: UploadState, progressPercent: number, stageLabel: string, phaseLabel: string, sendsUpdatesOnEmail: boolean, createdAt: string, finishedAt: string | null, viewerCanCancel: boolean, viewerCanUpdate: boolean, viewerCanSendParts: boolean, viewerCanRetry: boolean, viewerCanRelease: boolean, expiresAt: string | null, answers: { __typename: 'UploadAnswers', isLinuxBuild: boolean | null, isMissingPluginAccepted: boolean, skipsZipChecking: boolean }, stages: Array<{ __typename: 'UploadStage', stage: UploadStageName, state: UploadStageState, progressPercent: number, startedAt: string | null, finishedAt: string | null, note: string | null }>, failure: { __typename: 'UploadFailure', code: UploadFailureCode, stage: UploadStageName, message: string, evidence: string | null, advice: string, documentationUrl: string, reference: string, classification: string, isRetryable: boolean } | null } & { ' $fragmentName'?: 'LiveUpload_UploadFragment' };

export type UploadsChangedSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UploadsChangedSubscription = { uploadsChanged: { __typename: 'UploadChange', cursor: string, resync: boolean, upload: (
      { __typename: 'Upload', id: string, appName: string, versionNumber: number, state: UploadState, receivedBytes: number, expiresAt: string | null }
      & { ' $fragmentRefs'?: { 'LiveUpload_UploadFragment': LiveUpload_UploadFragment } }
    ) | null } };

export type AppAfterUploadQueryVariables = Exact<{
  name: string;
}>;


export type AppAfterUploadQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: (
      { __typename: 'Account', id: string, app: (
        { __typename: 'App', id: string, name: string, createdAt: string, nextVersionNumber: number, latestUpload: (
          { __typename: 'Upload' }
          & { ' $fragmentRefs'?: { 'LiveUpload_UploadFragment': LiveUpload_UploadFragment } }
        ) | null }
        & { ' $fragmentRefs'?: { 'AppCard_AppFragment': AppCard_AppFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'StorageCard_AccountFragment': StorageCard_AccountFragment } }
    ) } | null };

export type ShownApp_AppFragment = { __typename: 'App', id: string, name: string, latestUpload: { __typename: 'Upload', id: string, state: UploadState } | null } & { ' $fragmentName'?: 'ShownApp_AppFragment' };

export type UploadQueuePlaceQueryVariables = Exact<{
  id: string;
}>;


export type UploadQueuePlaceQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, upload: { __typename: 'Upload', id: string, queuePlace: number | null } | null } } | null };

export type UploadTimelinePageQueryVariables = Exact<{
  id: string;
}>;


export type UploadTimelinePageQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, upload: (
        { __typename: 'Upload', id: string, appName: string, versionNumber: number, state: UploadState, storageProvider: StorageProvider, client: UploadClient, cancelledBy:
          | { __typename: 'Member', label: string }
          | { __typename: 'Program', label: string }
          | { __typename: 'SupportColleague', label: string }
          | { __typename: 'System', label: string }
         | null, createdBy:
          | { __typename: 'Member', label: string }
          | { __typename: 'Program', label: string }
          | { __typename: 'SupportColleague', label: string }
          | { __typename: 'System', label: string }
        , app: { __typename: 'App', id: string, latestVersion: { __typename: 'AppVersion', id: string, number: number } | null } | null }
        & { ' $fragmentRefs'?: { 'LiveUpload_UploadFragment': LiveUpload_UploadFragment } }
      ) | null } } | null, publicConfig: { __typename: 'PublicConfig', supportUrl: string, tutorialUrl: string | null } };

export type UploadEventsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type UploadEventsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, upload: { __typename: 'Upload', id: string, storageProvider: StorageProvider, client: UploadClient, cancelledBy:
          | { __typename: 'Member', label: string }
          | { __typename: 'Program', label: string }
          | { __typename: 'SupportColleague', label: string }
          | { __typename: 'System', label: string }
         | null, timeline: { __typename: 'UploadEventConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, nodes: Array<
            | { __typename: 'UploadCheckEvent', stage: UploadStageName, checkedBytes: number | null, checkedItems: number | null, number: number, createdAt: string, kind: UploadEventKind, text: string, createdBy:
                | { __typename: 'Member', label: string }
                | { __typename: 'Program', label: string }
                | { __typename: 'SupportColleague', label: string }
                | { __typename: 'System', label: string }
               }
            | { __typename: 'UploadCommitEvent', bytes: number, seconds: number, bytesPerSecond: number | null, parts: number, storageProvider: StorageProvider, digest: string, number: number, createdAt: string, kind: UploadEventKind, text: string, createdBy:
                | { __typename: 'Member', label: string }
                | { __typename: 'Program', label: string }
                | { __typename: 'SupportColleague', label: string }
                | { __typename: 'System', label: string }
               }
            | { __typename: 'UploadFailureEvent', code: UploadFailureCode, evidence: string | null, number: number, createdAt: string, kind: UploadEventKind, text: string, createdBy:
                | { __typename: 'Member', label: string }
                | { __typename: 'Program', label: string }
                | { __typename: 'SupportColleague', label: string }
                | { __typename: 'System', label: string }
               }
            | { __typename: 'UploadMilestoneEvent', number: number, createdAt: string, kind: UploadEventKind, text: string, createdBy:
                | { __typename: 'Member', label: string }
                | { __typename: 'Program', label: string }
                | { __typename: 'SupportColleague', label: string }
                | { __typename: 'System', label: string }
               }
            | { __typename: 'UploadQueueEvent', number: number, createdAt: string, kind: UploadEventKind, text: string, createdBy:
                | { __typename: 'Member', label: string }
                | { __typename: 'Program', label: string }
                | { __typename: 'SupportColleague', label: string }
                | { __typename: 'System', label: string }
               }
            | { __typename: 'UploadRetryEvent', number: number, createdAt: string, kind: UploadEventKind, text: string, createdBy:
                | { __typename: 'Member', label: string }
                | { __typename: 'Program', label: string }
                | { __typename: 'SupportColleague', label: string }
                | { __typename: 'System', label: string }
               }
            | { __typename: 'UploadSendingEvent', seconds: number, bytesPerSecond: number | null, parts: number, retries: number, storageProvider: StorageProvider, number: number, createdAt: string, kind: UploadEventKind, text: string, createdBy:
                | { __typename: 'Member', label: string }
                | { __typename: 'Program', label: string }
                | { __typename: 'SupportColleague', label: string }
                | { __typename: 'System', label: string }
               }
            | { __typename: 'UploadStageEvent', tookSeconds: number | null, number: number, createdAt: string, kind: UploadEventKind, text: string, createdBy:
                | { __typename: 'Member', label: string }
                | { __typename: 'Program', label: string }
                | { __typename: 'SupportColleague', label: string }
                | { __typename: 'System', label: string }
               }
            | { __typename: 'UploadWaitEvent', number: number, createdAt: string, kind: UploadEventKind, text: string, createdBy:
                | { __typename: 'Member', label: string }
                | { __typename: 'Program', label: string }
                | { __typename: 'SupportColleague', label: string }
                | { __typename: 'System', label: string }
               }
          > } | null } | null } } | null };

export type UploadMissingPartsQueryVariables = Exact<{
  id: string;
}>;


export type UploadMissingPartsQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, upload: { __typename: 'Upload', id: string, missingParts: Array<{ __typename: 'PartRange', first: number, last: number }> | null } | null } } | null };

export type UploadPartsSignMutationVariables = Exact<{
  input: UploadPartsSignInput;
}>;


export type UploadPartsSignMutation = { __typename: 'Mutation', uploadPartsSign: { __typename: 'UploadPartsSignPayload', links: Array<{ __typename: 'PartLink', number: number, method: string, url: string, sha256Header: string, headers: Array<{ __typename: 'HttpHeader', name: string, value: string }> }> | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type UploadFinishMutationVariables = Exact<{
  input: UploadFinishInput;
}>;


export type UploadFinishMutation = { __typename: 'Mutation', uploadFinish: { __typename: 'UploadFinishPayload', upload: (
      { __typename: 'Upload' }
      & { ' $fragmentRefs'?: { 'LiveUpload_UploadFragment': LiveUpload_UploadFragment } }
    ) | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type UploadContinueOnAlternateMutationVariables = Exact<{
  input: UploadContinueOnAlternateInput;
}>;


export type UploadContinueOnAlternateMutation = { __typename: 'Mutation', uploadContinueOnAlternate: { __typename: 'UploadContinueOnAlternatePayload', upload: { __typename: 'Upload', id: string } | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type NewUploadQueryVariables = Exact<{
  name: string;
  isUpdate: boolean;
}>;


export type NewUploadQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', viewerCanDebugUploads: boolean, account: { __typename: 'Account', id: string, viewerCanUpload: boolean, uploads: { __typename: 'UploadConnection', nodes: Array<{ __typename: 'Upload', id: string, appName: string, versionNumber: number, fileName: string, fingerprint: string, sizeBytes: number, partBytes: number, viewerCanSendParts: boolean }> } | null, app?: { __typename: 'App', id: string, name: string, viewerCanUpload: boolean, nextVersionNumber: number, thumbnailUrl: string | null, latestUpload: { __typename: 'Upload', id: string, state: UploadState, stageLabel: string } | null } | null, storage: { __typename: 'StorageUsage', usedBytes: number, reservedBytes: number, totalBytes: number, purchasedBytes: number, availableBytes: number, usedPercent: number, isCritical: boolean } | null, streamedTime: { __typename: 'StreamedTime', minutes: number, startedAt: string } | null } } | null, publicConfig: { __typename: 'PublicConfig', isPlugin2Supported: boolean } };

export type UploadStartMutationVariables = Exact<{
  input: UploadStartInput;
}>;


export type UploadStartMutation = { __typename: 'Mutation', uploadStart: { __typename: 'UploadStartPayload', upload: (
      { __typename: 'Upload', id: string, appName: string, versionNumber: number, fileName: string, sizeBytes: number, partBytes: number, app: { __typename: 'App', id: string } | null }
      & { ' $fragmentRefs'?: { 'LiveUpload_UploadFragment': LiveUpload_UploadFragment } }
    ) | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', missingBytes: number, missingGigabytes: string, code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type AppByNameQueryVariables = Exact<{
  name: string;
}>;


export type AppByNameQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', account: { __typename: 'Account', id: string, app: { __typename: 'App', id: string, name: string } | null } } | null };

export type UploadUpdateMutationVariables = Exact<{
  input: UploadUpdateInput;
}>;


export type UploadUpdateMutation = { __typename: 'Mutation', uploadUpdate: { __typename: 'UploadUpdatePayload', upload: (
      { __typename: 'Upload' }
      & { ' $fragmentRefs'?: { 'LiveUpload_UploadFragment': LiveUpload_UploadFragment } }
    ) | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type UploadRetryMutationVariables = Exact<{
  input: UploadRetryInput;
}>;


export type UploadRetryMutation = { __typename: 'Mutation', uploadRetry: { __typename: 'UploadRetryPayload', upload: (
      { __typename: 'Upload' }
      & { ' $fragmentRefs'?: { 'LiveUpload_UploadFragment': LiveUpload_UploadFragment } }
    ) | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type UploadCancelMutationVariables = Exact<{
  input: UploadCancelInput;
}>;


export type UploadCancelMutation = { __typename: 'Mutation', uploadCancel: { __typename: 'UploadCancelPayload', upload: (
      { __typename: 'Upload' }
      & { ' $fragmentRefs'?: { 'LiveUpload_UploadFragment': LiveUpload_UploadFragment } }
    ) | null, userErrors: Array<
      | { __typename: 'Refusal', code: UserErrorCode, message: string, field: Array<string> }
      | { __typename: 'StorageShortError', code: UserErrorCode, message: string, field: Array<string> }
    > } | null };

export type UploadQueryVariables = Exact<{
  id: string;
}>;


export type UploadQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', viewerCanDebugUploads: boolean, account: { __typename: 'Account', id: string, upload: (
        { __typename: 'Upload', id: string, appName: string, versionNumber: number, state: UploadState, app: { __typename: 'App', id: string, thumbnailUrl: string | null, latestVersion: { __typename: 'AppVersion', id: string, number: number } | null } | null }
        & { ' $fragmentRefs'?: { 'LiveUpload_UploadFragment': LiveUpload_UploadFragment } }
      ) | null, storage: { __typename: 'StorageUsage', usedBytes: number, reservedBytes: number, totalBytes: number, purchasedBytes: number, availableBytes: number, usedPercent: number, isCritical: boolean } | null, streamedTime: { __typename: 'StreamedTime', minutes: number, startedAt: string } | null } } | null, publicConfig: { __typename: 'PublicConfig', supportUrl: string, tutorialUrl: string | null } };

export const AlertRow_AlertFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow_Alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<AlertRow_AlertFragment, unknown>;
export const AppCard_AppFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppCard_App"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"streamingLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"meetingLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}},{"kind":"Field","name":{"kind":"Name","value":"versionsBytes"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]}}]} as unknown as DocumentNode<AppCard_AppFragment, unknown>;
export const DemoCard_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemoCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"demoApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]}}]} as unknown as DocumentNode<DemoCard_AccountFragment, unknown>;
export const VersionRow_AppVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionRow_AppVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}},{"kind":"Field","name":{"kind":"Name","value":"testLabel"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pinnedLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanMakeLatest"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<VersionRow_AppVersionFragment, unknown>;
export const LatestHistory_AppFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestHistory_App"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"fromNumber"}},{"kind":"Field","name":{"kind":"Name","value":"toNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<LatestHistory_AppFragment, unknown>;
export const VersionControl_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionControl_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hasVersionControl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSetVersionControl"}}]}}]} as unknown as DocumentNode<VersionControl_AccountFragment, unknown>;
export const AssetCard_AssetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssetCard_Asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<AssetCard_AssetFragment, unknown>;
export const AuditRow_AuditEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_AuditEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actionText"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"networkAddress"}},{"kind":"Field","name":{"kind":"Name","value":"supportCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<AuditRow_AuditEntryFragment, unknown>;
export const BinRow_BinItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BinRow_BinItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BinItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<BinRow_BinItemFragment, unknown>;
export const DeleteConfig_ConfigFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}}]} as unknown as DocumentNode<DeleteConfig_ConfigFragment, unknown>;
export const ConfigEditor_ConfigFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigEditor_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteConfig_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}}]} as unknown as DocumentNode<ConfigEditor_ConfigFragment, unknown>;
export const ConfigTable_ConfigFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigTable_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteConfig_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}}]} as unknown as DocumentNode<ConfigTable_ConfigFragment, unknown>;
export const Outcome_UserErrorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<Outcome_UserErrorFragment, unknown>;
export const TransferCall_PartLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferCall_PartLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"headers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256Header"}}]}}]} as unknown as DocumentNode<TransferCall_PartLinkFragment, unknown>;
export const LinkRow_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow_Link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"servesLatest"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymised"}},{"kind":"Field","name":{"kind":"Name","value":"isUrlShared"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"iframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"signedLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreSignedLinks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hostUrl"}},{"kind":"Field","name":{"kind":"Name","value":"guestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hostIframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"guestIframeSnippet"}}]}}]}}]} as unknown as DocumentNode<LinkRow_LinkFragment, unknown>;
export const ConfigPicker_ConfigFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigPicker_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteConfig_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}}]} as unknown as DocumentNode<ConfigPicker_ConfigFragment, unknown>;
export const NotificationRow_NotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow_Notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<NotificationRow_NotificationFragment, unknown>;
export const PlanCard_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanBuyPlans"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrialExpired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConcurrentUsersPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"nextBill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlanCard_AccountFragment, unknown>;
export const StorageCard_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"reservedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"purchasedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"availableBytes"}},{"kind":"Field","name":{"kind":"Name","value":"usedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamedTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]} as unknown as DocumentNode<StorageCard_AccountFragment, unknown>;
export const Card_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Card_Card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}}]} as unknown as DocumentNode<Card_CardFragment, unknown>;
export const Plan_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan_State"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrialExpired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConcurrentUsersPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"nextBill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]}}]} as unknown as DocumentNode<Plan_StateFragment, unknown>;
export const Invoice_InvoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invoice_Invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"bill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"partSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wholeSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<Invoice_InvoiceFragment, unknown>;
export const SessionRow_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow_Session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionRow_SessionFragment, unknown>;
export const SessionRow_StreamingSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow_StreamingSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"linkName"}},{"kind":"Field","name":{"kind":"Name","value":"isMeeting"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"quality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"framesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"roundTripMilliseconds"}}]}}]}}]} as unknown as DocumentNode<SessionRow_StreamingSessionFragment, unknown>;
export const StreamList_StreamingSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StreamList_StreamingSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"linkName"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endText"}},{"kind":"Field","name":{"kind":"Name","value":"lastLines"}},{"kind":"Field","name":{"kind":"Name","value":"streamedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"firstFrameMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"quality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"framesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"roundTripMilliseconds"}}]}}]}}]} as unknown as DocumentNode<StreamList_StreamingSessionFragment, unknown>;
export const MailRow_MailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_Mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failedTries"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"replyCode"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<MailRow_MailFragment, unknown>;
export const CaseRow_SupportCaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseRow_SupportCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRenew"}}]}}]} as unknown as DocumentNode<CaseRow_SupportCaseFragment, unknown>;
export const StuckRow_UploadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StuckRow_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stuck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<StuckRow_UploadFragment, unknown>;
export const CaseUpload_UploadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stuck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]} as unknown as DocumentNode<CaseUpload_UploadFragment, unknown>;
export const CaseSession_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseSession_Session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<CaseSession_SessionFragment, unknown>;
export const LiveUpload_UploadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<LiveUpload_UploadFragment, unknown>;
export const ShownApp_AppFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownApp_App"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latestUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ShownApp_AppFragment, unknown>;
export const OperationsDocument = {"__meta__":{"hash":"sha256:94013fd019d22097cc616e55b649f58f1be97dec513481df764b4cf898ac9cb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Operations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertState"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreThanCounted"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRow_Alert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow_Alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<OperationsQuery, OperationsQueryVariables>;
export const AlertOpenedDocument = {"__meta__":{"hash":"sha256:70f67e12bd6a6da7c68cb87bb664489b8326d427e02cd9a4c5313cfb0ba9cd27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertOpened"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRow_Alert"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow_Alert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<AlertOpenedQuery, AlertOpenedQueryVariables>;
export const AlertChannelsDocument = {"__meta__":{"hash":"sha256:21eea0e71375dd86734fa70dd7d33751f859d816dd5c06b5f17cb47314c33a53"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alertChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"lastSucceededAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanTest"}}]}}]}}]} as unknown as DocumentNode<AlertChannelsQuery, AlertChannelsQueryVariables>;
export const AlertChannelTestDocument = {"__meta__":{"hash":"sha256:346f7f18fa9c9cebcd3841f058d9831ed7c7f6f5a568fd3679a6630b0237d14f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AlertChannelTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertChannelTestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alertChannelTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"channel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AlertChannelTestMutation, AlertChannelTestMutationVariables>;
export const ContentChangedDocument = {"__meta__":{"hash":"sha256:0d501110b73e704f63d751a1e1d568dcd81374f99ef55a16c11ec2c4f92536cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ContentChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}}]}}]}}]} as unknown as DocumentNode<ContentChangedSubscription, ContentChangedSubscriptionVariables>;
export const HomeDocument = {"__meta__":{"hash":"sha256:35f530e12397de4509f63ade016c2a1cefe9a049ea89a6503dd79d57677b7d33"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSearching"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanLookUpAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_Account"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorageCard_Account"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DemoCard_Account"}},{"kind":"Field","name":{"kind":"Name","value":"apps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latestUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppCard_App"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"apps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSearching"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanBuyPlans"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrialExpired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConcurrentUsersPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"nextBill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"reservedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"purchasedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"availableBytes"}},{"kind":"Field","name":{"kind":"Name","value":"usedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamedTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemoCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"demoApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppCard_App"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"streamingLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"meetingLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}},{"kind":"Field","name":{"kind":"Name","value":"versionsBytes"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const PaletteDocument = {"__meta__":{"hash":"sha256:514d77dc5a78e72ad08805eb5c5356c78c02edb68506317f50c6152731b0864c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Palette"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"Field","name":{"kind":"Name","value":"apps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"newest"},"name":{"kind":"Name","value":"apps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"configs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"find"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PaletteQuery, PaletteQueryVariables>;
export const ShellDocument = {"__meta__":{"hash":"sha256:f3180e21fb798af84287a0352d7765f7b4b1a14c7ebb71bca4d8a39a4e1c22b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManageApiKeys"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReadAuditLog"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"viewerStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanLookUpAccounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}}]}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const SessionDeleteDocument = {"__meta__":{"hash":"sha256:57f12d1ba6248af4e2d1ff4e3526c81a2b160dd62262a3b1283c7e436906a0e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sessionDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SessionDeleteMutation, SessionDeleteMutationVariables>;
export const AppDeleteDocument = {"__meta__":{"hash":"sha256:169446ce93d3e26343e949e3240f905f34bd193fd94222f090ebcd296a36444c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAppId"}},{"kind":"Field","name":{"kind":"Name","value":"binItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AppDeleteMutation, AppDeleteMutationVariables>;
export const DemoAppDeleteDocument = {"__meta__":{"hash":"sha256:bc8619ff240b0ac82d0013bde4e8352ffe7c8923bde07be9e868945f2f2acfe7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DemoAppDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DemoAppDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"demoAppDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DemoAppDeleteMutation, DemoAppDeleteMutationVariables>;
export const AppDeletedDocument = {"__meta__":{"hash":"sha256:cb074b9ed0f30c5ea067c786fdb618beefc17f042a77855ec095c42e31b626b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"AppDeleted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appDeleted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAppId"}},{"kind":"Field","name":{"kind":"Name","value":"isDemoDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}}]}}]}}]} as unknown as DocumentNode<AppDeletedSubscription, AppDeletedSubscriptionVariables>;
export const AppVersionsDocument = {"__meta__":{"hash":"sha256:cca0f31832df2d6f27dee7754616cc26ea0a15d398e889aa11102eec1e52c6eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionControl_Account"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}},{"kind":"Field","name":{"kind":"Name","value":"versionsBytes"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionRow_AppVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestHistory_App"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionControl_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hasVersionControl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSetVersionControl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionRow_AppVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}},{"kind":"Field","name":{"kind":"Name","value":"testLabel"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pinnedLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanMakeLatest"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestHistory_App"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"fromNumber"}},{"kind":"Field","name":{"kind":"Name","value":"toNumber"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AppVersionsQuery, AppVersionsQueryVariables>;
export const VersionTestDocument = {"__meta__":{"hash":"sha256:720635fe50994b02dca685a19b41b837bf8ec00596f4ebd3f7484fa3f79ba9ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}},{"kind":"Field","name":{"kind":"Name","value":"testLabel"}},{"kind":"Field","name":{"kind":"Name","value":"contents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"defaultExecutable"}},{"kind":"Field","name":{"kind":"Name","value":"executableCount"}},{"kind":"Field","name":{"kind":"Name","value":"plugin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlugin"}},{"kind":"Field","name":{"kind":"Name","value":"rootFolder"}},{"kind":"Field","name":{"kind":"Name","value":"isInManifest"}},{"kind":"Field","name":{"kind":"Name","value":"isVersion2InManifest"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<VersionTestQuery, VersionTestQueryVariables>;
export const VersionToDeleteDocument = {"__meta__":{"hash":"sha256:245194312add35184d6c4d18da2f4fe279f8e4158d1e4b4e9c5cc2a9a8a1f26b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionToDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionRow_AppVersion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionRow_AppVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}},{"kind":"Field","name":{"kind":"Name","value":"testLabel"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pinnedLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanMakeLatest"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<VersionToDeleteQuery, VersionToDeleteQueryVariables>;
export const AppVersionMakeLatestDocument = {"__meta__":{"hash":"sha256:5ff126e8a3516dbc8ace234b7d8470a657c25bba205c72398f96ca8bd8ce9867"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppVersionMakeLatest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppVersionMakeLatestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appVersionMakeLatest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AppVersionMakeLatestMutation, AppVersionMakeLatestMutationVariables>;
export const AppVersionDeleteDocument = {"__meta__":{"hash":"sha256:31386d67a578294c51ffa058777a5f5a2878ebb61db5c3a9e1b053e57d2386a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppVersionDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppVersionDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appVersionDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAppVersionId"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}},{"kind":"Field","name":{"kind":"Name","value":"versionsBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"binItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AppVersionDeleteMutation, AppVersionDeleteMutationVariables>;
export const AccountSetVersionControlDocument = {"__meta__":{"hash":"sha256:2bb1872bb6e986b3f85aa7e3b1556b9eb4bcbf5f527aa2f874065751a55a01c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountSetVersionControl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSetVersionControlInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountSetVersionControl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasVersionControl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AccountSetVersionControlMutation, AccountSetVersionControlMutationVariables>;
export const VersionPlacesDocument = {"__meta__":{"hash":"sha256:9a271f3686a2c2e2c180e462479c7b585084e798e7d4cef73ecd1b46e3a6412a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<VersionPlacesQuery, VersionPlacesQueryVariables>;
export const AssetLibraryDocument = {"__meta__":{"hash":"sha256:b1218666be1cf1ce4bb29cabf68b2c738f0ecd0655bd0037dbb54b2caec7bb71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssetLibrary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeAssets"}},{"kind":"Field","alias":{"kind":"Name","value":"images"},"name":{"kind":"Name","value":"assets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"IMAGE"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"videos"},"name":{"kind":"Name","value":"assets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"VIDEO"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AssetLibraryQuery, AssetLibraryQueryVariables>;
export const AssetFilesDocument = {"__meta__":{"hash":"sha256:f874ff89e6f8ecbb9acf4b53cd36f8cc951f7d5836e5a120ec03362de5add672"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssetFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetCard_Asset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssetCard_Asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<AssetFilesQuery, AssetFilesQueryVariables>;
export const AssetStartDocument = {"__meta__":{"hash":"sha256:4894202aaba69f1ddc757962215ca7a2fb0c2c2538fe0b72629ead72426086c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssetStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assetStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assetUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AssetStartMutation, AssetStartMutationVariables>;
export const AssetPartsSignDocument = {"__meta__":{"hash":"sha256:1bf148937992e298f436256de70e44acc7ab7a4c2ca70ab13426c594dada9d69"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssetPartsSign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetPartsSignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assetPartsSign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assetUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"missingParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"last"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferCall_PartLink"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferCall_PartLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"headers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256Header"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AssetPartsSignMutation, AssetPartsSignMutationVariables>;
export const AssetFinishDocument = {"__meta__":{"hash":"sha256:91b8911cd0929c57658881c1237b5f8ddde664a651085d7aa0a24230d1d3f1ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssetFinish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetFinishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assetFinish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssetCard_Asset"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssetCard_Asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AssetFinishMutation, AssetFinishMutationVariables>;
export const AssetCancelDocument = {"__meta__":{"hash":"sha256:a4f35c5d773a47a00d65a89e4869a260949885630452584273ea3adf54adfd2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssetCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetCancelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assetCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AssetCancelMutation, AssetCancelMutationVariables>;
export const AssetDeleteDocument = {"__meta__":{"hash":"sha256:05d61def633adb1563c699077548a2a511e791389d8d6f8a5df4aa6ab6eba3bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssetDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assetDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAssetId"}},{"kind":"Field","name":{"kind":"Name","value":"binItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AssetDeleteMutation, AssetDeleteMutationVariables>;
export const AssetPlacesDocument = {"__meta__":{"hash":"sha256:8fe075025a6b675d65aa7277ed35b4ed31c3a3f3ef2dab62841af4de0629157b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssetPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssetKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AssetPlacesQuery, AssetPlacesQueryVariables>;
export const AppThumbnailStartDocument = {"__meta__":{"hash":"sha256:d8b014edb02a0ca3614d83f79ca83128c8c7833c71ad3ecbbb62412a56e9f956"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppThumbnailStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppThumbnailStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appThumbnailStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailId"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferCall_PartLink"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferCall_PartLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"headers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256Header"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AppThumbnailStartMutation, AppThumbnailStartMutationVariables>;
export const AppThumbnailFinishDocument = {"__meta__":{"hash":"sha256:d402d64f46443c919575f8f28a2c35a686027aa915cc7a03d71b07192e04de92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppThumbnailFinish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppThumbnailFinishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appThumbnailFinish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AppThumbnailFinishMutation, AppThumbnailFinishMutationVariables>;
export const AuditLogDocument = {"__meta__":{"hash":"sha256:5704f6a3289d933cf5d744174bcef07687d74499cd788ca1f5e68373c9b20aa4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditAction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReadAuditLog"}},{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreThanCounted"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow_AuditEntry"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_AuditEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actionText"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"networkAddress"}},{"kind":"Field","name":{"kind":"Name","value":"supportCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const AuditActorsDocument = {"__meta__":{"hash":"sha256:eece02af0297908923f90cb7099c61dcbe88a6e39985c25544c0a3fd029ea58b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"auditActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AuditActorsQuery, AuditActorsQueryVariables>;
export const AuditSubjectDocument = {"__meta__":{"hash":"sha256:a98606b71cd783ac340111f99a578f0998094e754d003068c45365e738f47866"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditSubject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AuditSubjectQuery, AuditSubjectQueryVariables>;
export const AuditExportDocument = {"__meta__":{"hash":"sha256:a06c4414b0bc6fc0366d0e3232757933165db03bd522e89bb5f260ad37669151"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditAction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"actorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"createdBefore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createdBefore"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actionText"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectLabel"}},{"kind":"Field","name":{"kind":"Name","value":"networkAddress"}},{"kind":"Field","name":{"kind":"Name","value":"supportCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AuditExportQuery, AuditExportQueryVariables>;
export const BinItemRestoreDocument = {"__meta__":{"hash":"sha256:e92e007ef5373a58bf1da87e03a6e83271db2a05122419764a35e2db3ec232b7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BinItemRestore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BinItemRestoreInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"binItemRestore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"restoredId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<BinItemRestoreMutation, BinItemRestoreMutationVariables>;
export const BinDocument = {"__meta__":{"hash":"sha256:978af110b9a7f7ad1f9e5a2d02886192c429a84768a1bd83c69fa0235d376185"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BinRow_BinItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BinRow_BinItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BinItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<BinQuery, BinQueryVariables>;
export const BinPlacesDocument = {"__meta__":{"hash":"sha256:2d894f26dc862cb766bc797e11a3be913dd6ecfc08a0a273abfd94ad47791732"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BinPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<BinPlacesQuery, BinPlacesQueryVariables>;
export const ConfigEditorDocument = {"__meta__":{"hash":"sha256:276771e03e9f4587f55fc9d1cdb05f97af0d68a9b37cd453dba1dc93cbcb0873"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfigEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"app"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasApp"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"filesOrigin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeConfigs"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigEditor_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"app"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"app"}}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasApp"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigEditor_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteConfig_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<ConfigEditorQuery, ConfigEditorQueryVariables>;
export const ConfigsDocument = {"__meta__":{"hash":"sha256:621371d8d56f015ba1863a26b3a2c120f299a5a0fbb93c694a2cab33e7b8ba1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Configs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeConfigs"}},{"kind":"Field","name":{"kind":"Name","value":"configs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigTable_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigTable_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteConfig_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<ConfigsQuery, ConfigsQueryVariables>;
export const ConfigDocumentDocument = {"__meta__":{"hash":"sha256:a5c9c164a7c45b802424647684b162e8ed55392b97a1bf5808785ffe828b6a8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfigDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConfigDocumentQuery, ConfigDocumentQueryVariables>;
export const ConfigUsedByDocument = {"__meta__":{"hash":"sha256:31a2f51d64fdc55ff72eff8be49d208111cdd361e40cde56f6a112e8299ce888"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfigUsedBy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConfigUsedByQuery, ConfigUsedByQueryVariables>;
export const ConfigHistoryDocument = {"__meta__":{"hash":"sha256:6b3dfe703b879c7cfb76f555044f382af28e277140d3890ec2f5d48a046786ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfigHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPassword"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConfigHistoryQuery, ConfigHistoryQueryVariables>;
export const ConfigCreateDocument = {"__meta__":{"hash":"sha256:b5104dc4182683faa5c7f23a59ba1ef926afe479e269c180808957e8bbf7af80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfigCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"configCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfigCreateMutation, ConfigCreateMutationVariables>;
export const ConfigImportDocument = {"__meta__":{"hash":"sha256:f1870d47dc0a851fddbb89a19c07a1c8afdbab6c6aec6673155323df6baaa787"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfigImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"configImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfigImportMutation, ConfigImportMutationVariables>;
export const ConfigDuplicateDocument = {"__meta__":{"hash":"sha256:3fedab292024dd99d11c0ac26c4621678c39cb3c80e9bf8d4eb8615dba6d52b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfigDuplicate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigDuplicateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"configDuplicate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfigDuplicateMutation, ConfigDuplicateMutationVariables>;
export const ConfigUpdateDocument = {"__meta__":{"hash":"sha256:32ac5660b2e99e93d62748a67cfe66aa5e91f027263f1cf706b69949d35ea011"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfigUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"configUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigEditor_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigEditor_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteConfig_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfigUpdateMutation, ConfigUpdateMutationVariables>;
export const ConfigRestoreChangeDocument = {"__meta__":{"hash":"sha256:9a7155f68f5023096f92cccd981915f2c67e14fb105289bc770871ae289776af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfigRestoreChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigRestoreChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"configRestoreChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigEditor_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigEditor_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteConfig_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfigRestoreChangeMutation, ConfigRestoreChangeMutationVariables>;
export const ConfigDeleteDocument = {"__meta__":{"hash":"sha256:e7765972b5b5b57349edbfeeebc98d357de2458fad781c29895de065c5b61256"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfigDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"configDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletedConfigId"}},{"kind":"Field","name":{"kind":"Name","value":"movedLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"binItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ConfigDeleteMutation, ConfigDeleteMutationVariables>;
export const ConfigHistoryPlacesDocument = {"__meta__":{"hash":"sha256:234669b8c768fe43e260679b0abc29f5e1f90ed7e963b08fbbc8084d489aa470"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfigHistoryPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConfigHistoryPlacesQuery, ConfigHistoryPlacesQueryVariables>;
export const DeveloperSectionDocument = {"__meta__":{"hash":"sha256:d39f3f4c81df64588a29ebca194006936ff0cedc4af33cb965095eff9817ce50"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeveloperSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManageApiKeys"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionControl_Account"}},{"kind":"Field","name":{"kind":"Name","value":"embeddingDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"apps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionControl_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hasVersionControl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSetVersionControl"}}]}}]} as unknown as DocumentNode<DeveloperSectionQuery, DeveloperSectionQueryVariables>;
export const ApiKeyCreateDocument = {"__meta__":{"hash":"sha256:4e4dd7105fc68e3ee8fc7a8da41d02a8ba40b965a8ff205e5e0421b31cceecb7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApiKeyCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeyCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ApiKeyCreateMutation, ApiKeyCreateMutationVariables>;
export const ApiKeyGenerateDocument = {"__meta__":{"hash":"sha256:ed2f7cea44ac24e04ce0994098b0aa8af93bf26957b85ba4fba49f2e8de8ea48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApiKeyGenerate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyGenerateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeyGenerate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ApiKeyGenerateMutation, ApiKeyGenerateMutationVariables>;
export const ApiKeyRevokeDocument = {"__meta__":{"hash":"sha256:f3f56a9b777aedf0b6e5411536cfbf08cab3977d608368133f9d3b455441fcf1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApiKeyRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyRevokeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeyRevoke"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"revokedApiKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ApiKeyRevokeMutation, ApiKeyRevokeMutationVariables>;
export const ClientTokenCreateDocument = {"__meta__":{"hash":"sha256:def5353aaf47b4e690402664ee5ed733daea65df948b5d6aa5bb5989682cb810"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClientTokenCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientTokenCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"clientTokenCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ClientTokenCreateMutation, ClientTokenCreateMutationVariables>;
export const GraphiqlTokenCreateDocument = {"__meta__":{"hash":"sha256:0f1c9f59e65b0c733916da4cf1daa41e86e40135cb2546cfd18ec2778ef09170"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GraphiqlTokenCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphiqlTokenCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"graphiqlTokenCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<GraphiqlTokenCreateMutation, GraphiqlTokenCreateMutationVariables>;
export const EmbeddingDomainAddDocument = {"__meta__":{"hash":"sha256:92bae579ca0bc65026ff25fe3e2248125ceb3d0ffb921e96c7453f4051e46009"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmbeddingDomainAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmbeddingDomainAddInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"embeddingDomainAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"embeddingDomain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EmbeddingDomainAddMutation, EmbeddingDomainAddMutationVariables>;
export const EmbeddingDomainRemoveDocument = {"__meta__":{"hash":"sha256:e4d7b20cfd315fbca2fffe2bc20e187107c15c9993830f0e87c207cd93f55885"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmbeddingDomainRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmbeddingDomainRemoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"embeddingDomainRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removedDomain"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EmbeddingDomainRemoveMutation, EmbeddingDomainRemoveMutationVariables>;
export const AppChoicesDocument = {"__meta__":{"hash":"sha256:79aa0465d71f021942f950488f61a9bc6594c03cfdc174cd7667b91a5d48efc5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AppChoicesQuery, AppChoicesQueryVariables>;
export const AppLinksDocument = {"__meta__":{"hash":"sha256:edf7a22b66c5c00f8f991f257e1d3e097705d2752097edafa03ebf3d6c10e3e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isMeeting"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeLinks"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeConfigs"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSetEmbeddingDomains"}},{"kind":"Field","name":{"kind":"Name","value":"runnableBuildTypes"}},{"kind":"Field","name":{"kind":"Name","value":"embeddingDomains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}}]}},{"kind":"Field","name":{"kind":"Name","value":"app"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"streamingLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"meetingLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"linkableVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"streamingTotal"},"name":{"kind":"Name","value":"streamingLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"meetingTotal"},"name":{"kind":"Name","value":"meetingLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamingLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMeeting"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow_Link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meetingLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMeeting"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow_Link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow_Link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"servesLatest"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymised"}},{"kind":"Field","name":{"kind":"Name","value":"isUrlShared"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"iframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"signedLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreSignedLinks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hostUrl"}},{"kind":"Field","name":{"kind":"Name","value":"guestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hostIframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"guestIframeSnippet"}}]}}]}}]} as unknown as DocumentNode<AppLinksQuery, AppLinksQueryVariables>;
export const LinkPlacesDocument = {"__meta__":{"hash":"sha256:c58d67a47ee89bebccc835d8332a16ab3b5f762c65e169b135daccb26aafba2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isMeeting"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"streamingLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMeeting"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"meetingLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMeeting"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LinkPlacesQuery, LinkPlacesQueryVariables>;
export const LinkToCopyDocument = {"__meta__":{"hash":"sha256:678175a5e679e6edfcf297157b886f27c159f5b6af85d7d1282b78c89552bc2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkToCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<LinkToCopyQuery, LinkToCopyQueryVariables>;
export const FindLinkPageDocument = {"__meta__":{"hash":"sha256:4dd6ce3bb418c725f134e2f23db1354a6d834e3344b41bc0082cd81972af7913"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindLinkPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isMeeting"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appName"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"streamingLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMeeting"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"meetingLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMeeting"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindLinkPageQuery, FindLinkPageQueryVariables>;
export const LinkConfigsDocument = {"__meta__":{"hash":"sha256:20f2a44c27b9ae85ad9cd4a12a8429a6f2668b669224e94c3ab9ac3e810fefa5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkConfigs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chosen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigPicker_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"config"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chosen"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigPicker_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigPicker_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteConfig_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<LinkConfigsQuery, LinkConfigsQueryVariables>;
export const LinkConfigDocument = {"__meta__":{"hash":"sha256:b37de10ffe2ee17a667e0198c42340a58056a0cf45f27478a227bd204370d5d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkConfig"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChangeConfigs"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigPicker_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteConfig_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"usedByCount"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"hasLinkExpiry"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigPicker_Config"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Config"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProtected"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteConfig_Config"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<LinkConfigQuery, LinkConfigQueryVariables>;
export const StreamingLinkCreateDocument = {"__meta__":{"hash":"sha256:9809c38e5edd73710b6bb8f7f7400be338af0f2138a69335b6f38a0936ca7ff9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StreamingLinkCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingLinkCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"streamingLinkCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"link"},"name":{"kind":"Name","value":"streamingLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"streamingLinkCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<StreamingLinkCreateMutation, StreamingLinkCreateMutationVariables>;
export const MeetingLinkCreateDocument = {"__meta__":{"hash":"sha256:a9474d2657cd89a67e152e360fa7524f07d06fa93b0dea6c36378b551c21386e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MeetingLinkCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingLinkCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"meetingLinkCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"link"},"name":{"kind":"Name","value":"meetingLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"meetingLinkCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<MeetingLinkCreateMutation, MeetingLinkCreateMutationVariables>;
export const LinkSetConfigDocument = {"__meta__":{"hash":"sha256:4f1a619eb4d8e9700aae366a9dcffa377e01996094279573a1839877a6a38283"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkSetConfig"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSetConfigInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"linkSetConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow_Link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow_Link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"servesLatest"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymised"}},{"kind":"Field","name":{"kind":"Name","value":"isUrlShared"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"iframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"signedLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreSignedLinks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hostUrl"}},{"kind":"Field","name":{"kind":"Name","value":"guestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hostIframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"guestIframeSnippet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<LinkSetConfigMutation, LinkSetConfigMutationVariables>;
export const LinkSetVersionDocument = {"__meta__":{"hash":"sha256:9a7e02d0aea9d9694c15d486bd0c60254f754abe0be025077873e23ccf6e37e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkSetVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSetVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"linkSetVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow_Link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow_Link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"servesLatest"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymised"}},{"kind":"Field","name":{"kind":"Name","value":"isUrlShared"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"iframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"signedLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreSignedLinks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hostUrl"}},{"kind":"Field","name":{"kind":"Name","value":"guestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hostIframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"guestIframeSnippet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<LinkSetVersionMutation, LinkSetVersionMutationVariables>;
export const LinkRenameDocument = {"__meta__":{"hash":"sha256:ef3de90eaa8382dcae4074e10aec1b88d3d05385d6154c6398873be95fe792e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkRename"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkRenameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"linkRename"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow_Link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow_Link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"servesLatest"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymised"}},{"kind":"Field","name":{"kind":"Name","value":"isUrlShared"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"iframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"signedLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreSignedLinks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hostUrl"}},{"kind":"Field","name":{"kind":"Name","value":"guestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hostIframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"guestIframeSnippet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<LinkRenameMutation, LinkRenameMutationVariables>;
export const LinkDeleteDocument = {"__meta__":{"hash":"sha256:b4da7d93f0fb14c103e1c57c061210005a30523f9d1b655701d4d5d078ab450c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"linkDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"binItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkRow_Link"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkRow_Link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"servesLatest"}},{"kind":"Field","name":{"kind":"Name","value":"pinnedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isAnonymised"}},{"kind":"Field","name":{"kind":"Name","value":"isUrlShared"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanChange"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"iframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"signedLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasMoreSignedLinks"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeetingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hostUrl"}},{"kind":"Field","name":{"kind":"Name","value":"guestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hostIframeSnippet"}},{"kind":"Field","name":{"kind":"Name","value":"guestIframeSnippet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<LinkDeleteMutation, LinkDeleteMutationVariables>;
export const SignedLinksDocument = {"__meta__":{"hash":"sha256:72c22ab00b295bb24a50406112c9c263b37418f9e0105ce705b0531b6831ec71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signedLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"useCount"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRevoke"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignedLinksQuery, SignedLinksQueryVariables>;
export const SignedLinkRevokeDocument = {"__meta__":{"hash":"sha256:51e38a1b40240488960c3d8d3be9f79f20a73697e6321b483b0423d14ef00ec2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignedLinkRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignedLinkRevokeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signedLinkRevoke"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signedLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SignedLinkRevokeMutation, SignedLinkRevokeMutationVariables>;
export const NotificationsDocument = {"__meta__":{"hash":"sha256:53a2ff6a2e0122351be25a317a6fdfb1962327c3a95d3191ba749b4881399f81"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow_Notification"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow_Notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const NotificationAddedDocument = {"__meta__":{"hash":"sha256:5a8fa8a2b3b338b4d5c7393b32c6dd77446e51dce9a8605c900e3c6f0f00b161"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationAdded"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationAdded"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationAddedSubscription, NotificationAddedSubscriptionVariables>;
export const NotificationsMarkReadDocument = {"__meta__":{"hash":"sha256:bf79e6f3dd86de1c4ef214d84533bcadaf5bbb622d29717473305fa0935c74ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationsMarkRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationsMarkReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"notificationsMarkRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<NotificationsMarkReadMutation, NotificationsMarkReadMutationVariables>;
export const NotificationDeleteDocument = {"__meta__":{"hash":"sha256:840d83a3903146ed23b5961a2070010345cb4ece37484c0c98083f8d56a83c0c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"notificationDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletedNotificationId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<NotificationDeleteMutation, NotificationDeleteMutationVariables>;
export const NotificationsClearDocument = {"__meta__":{"hash":"sha256:72b3501b1945e7ff6386a9dcdbcad3f5002c526092e76d3244d9a81971901713"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationsClear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationsClearInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"notificationsClear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<NotificationsClearMutation, NotificationsClearMutationVariables>;
export const NotificationPlacesDocument = {"__meta__":{"hash":"sha256:85e21144dcfa9f7f410c64eece58e88e3ae5185b891ef162eae7a5a046183b20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<NotificationPlacesQuery, NotificationPlacesQueryVariables>;
export const UnpaidBillDocument = {"__meta__":{"hash":"sha256:189f7d532662f31348eabcd3cf9cac2cea899b60bebf7e9c03d2673606272028"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnpaidBill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"unpaid"},"name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"declineText"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<UnpaidBillQuery, UnpaidBillQueryVariables>;
export const PlansDocument = {"__meta__":{"hash":"sha256:0dc9ee6d3c1079dd80e846d661fcd296d545f5dee537d3c9b60586d130a4f1b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanBuyPlans"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan_State"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"purchasedBytes"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan_State"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrialExpired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConcurrentUsersPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"nextBill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]}}]} as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;
export const SubscriptionsDocument = {"__meta__":{"hash":"sha256:f07b97921e12a3450803f9ee17788543f81cc20f1c3ed1501aa02b0241783c70"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorageCard_Account"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan_State"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Card_Card"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","alias":{"kind":"Name","value":"unpaid"},"name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"declineText"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPay"}},{"kind":"Field","name":{"kind":"Name","value":"bill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamingFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"reservedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"purchasedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"availableBytes"}},{"kind":"Field","name":{"kind":"Name","value":"usedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamedTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan_State"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrialExpired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConcurrentUsersPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"nextBill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Card_Card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}}]} as unknown as DocumentNode<SubscriptionsQuery, SubscriptionsQueryVariables>;
export const PlanPreviewDocument = {"__meta__":{"hash":"sha256:71ea581181f369539008e18162ca8f60a4c3221f67151c6f3cfaf744a8675636"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wish"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanWishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"planChangePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"wish"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wish"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"unitCents"}},{"kind":"Field","name":{"kind":"Name","value":"partSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wholeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextBill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextBillUnchanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"loss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PlanPreviewQuery, PlanPreviewQueryVariables>;
export const PlanChangeDocument = {"__meta__":{"hash":"sha256:4fff2725cb123ab85c771f7997a79e341174dc2d22163cb3dd1edcc845bde45d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"planChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan_State"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan_State"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrialExpired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConcurrentUsersPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"nextBill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PlanChangeMutation, PlanChangeMutationVariables>;
export const PlanCheckoutStartDocument = {"__meta__":{"hash":"sha256:7b55882a34f2a0f652ee1e4a146953d88914614811454898da2ffb9eb325b2f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanCheckoutStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCheckoutStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"planCheckoutStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PlanCheckoutStartMutation, PlanCheckoutStartMutationVariables>;
export const CardChangeStartDocument = {"__meta__":{"hash":"sha256:a29b980a2d87b43f5401acb4f7d5624b9ee281ac6a4c6f1790a973c1d09c841c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CardChangeStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardChangeStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cardChangeStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CardChangeStartMutation, CardChangeStartMutationVariables>;
export const InvoicePayDocument = {"__meta__":{"hash":"sha256:1c2c1528aad6b12b1566a2cb8daa2c83029f45ae20760853141b167133e8fa33"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvoicePay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoicePayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invoicePay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"declineText"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<InvoicePayMutation, InvoicePayMutationVariables>;
export const PaymentResultDocument = {"__meta__":{"hash":"sha256:c0108767f59f5f80e36cf19e697e9472e13751ca10784f8e08a9e48f0a5db5c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"dueCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Card_Card"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan_State"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Card_Card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan_State"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trial"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrialExpired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConcurrentUsersPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"paidCount"}},{"kind":"Field","name":{"kind":"Name","value":"monthEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"nextBill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentResultQuery, PaymentResultQueryVariables>;
export const TransactionsDocument = {"__meta__":{"hash":"sha256:841ba28204e71ee8283dfa7dc722730c4935801c7fdf76ae08f1d0f36ccbf6c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Transactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"unpaid"},"name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invoice_Invoice"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"declineText"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanPay"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"PAID"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invoice_Invoice"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invoice_Invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"bill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"partSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"wholeSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<TransactionsQuery, TransactionsQueryVariables>;
export const AccountSettingsDocument = {"__meta__":{"hash":"sha256:89b42576904b2682515aa9d4fc0ede0839c02ddd7826b35e74f8d714023bab31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"viewerStanding"}}]}}]}}]}}]} as unknown as DocumentNode<AccountSettingsQuery, AccountSettingsQueryVariables>;
export const AccountDeleteDocument = {"__meta__":{"hash":"sha256:a6df3d2f2acc6a63c326c3a46b4334d6de8b46f30f4e9364fe2339963ac5de80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AccountDeleteMutation, AccountDeleteMutationVariables>;
export const UsernameChangeDocument = {"__meta__":{"hash":"sha256:880e1352f04d6c5095eb4ef58f0d382def02a4d6cdcb819924d640deb6e18027"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UsernameChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsernameChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usernameChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UsernameChangeMutation, UsernameChangeMutationVariables>;
export const PhoneNumberChangeDocument = {"__meta__":{"hash":"sha256:08a68cc31e09604470592d14656ecf7cd1a59810b881418ec48bbaa38929dda4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PhoneNumberChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhoneNumberChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumberChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PhoneNumberChangeMutation, PhoneNumberChangeMutationVariables>;
export const AccountPasswordResetDocument = {"__meta__":{"hash":"sha256:1877b7d6c7397da784d5111463ce51babdec21e191bada74497b5fcdd33347cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"passwordResetStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AccountPasswordResetMutation, AccountPasswordResetMutationVariables>;
export const NewsletterDocument = {"__meta__":{"hash":"sha256:10420435320ce403c15f197b781a6eb6ca6b13f172eba353b41837529855e4b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Newsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newsletterWording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]}}]} as unknown as DocumentNode<NewsletterQuery, NewsletterQueryVariables>;
export const NewsletterSubscribeDocument = {"__meta__":{"hash":"sha256:dbdea9afddea4cb83eced751c245f1ea99339bae81fdad0e5ffeb768a274ab82"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NewsletterSubscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterSubscribeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<NewsletterSubscribeMutation, NewsletterSubscribeMutationVariables>;
export const NewsletterUnsubscribeDocument = {"__meta__":{"hash":"sha256:923e7438aa0c173f721591e1c0b193b1b939fb802000cf6726ccd48c3723922a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NewsletterUnsubscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsletterUnsubscribeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newsletterUnsubscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newsletter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isSubscribed"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<NewsletterUnsubscribeMutation, NewsletterUnsubscribeMutationVariables>;
export const SessionsDocument = {"__meta__":{"hash":"sha256:ad66f81f6856100dc347b6672fa47f10f4f05bd1b773f2a6c2ef89ef8fe41ef4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow_Session"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow_Session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const SessionRevokeDocument = {"__meta__":{"hash":"sha256:43924747a6e0254ecba6bdb30fcc5b74b5c501dfd1e2b2dabee48920a738f14d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionRevokeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sessionRevoke"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SessionRevokeMutation, SessionRevokeMutationVariables>;
export const SessionRevokeOthersDocument = {"__meta__":{"hash":"sha256:eb97755ee7f3c1df0fc321d68ff28fe6a3e4466c8aa9a18b4dbe37d346174307"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionRevokeOthers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionRevokeOthersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sessionRevokeOthers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endedCount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SessionRevokeOthersMutation, SessionRevokeOthersMutationVariables>;
export const SignInCodeCreateDocument = {"__meta__":{"hash":"sha256:1383d27781d05308ff4e0f17f57a5077cc6d896e2b49e447d881d9b0596f210a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInCodeCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInCodeCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signInCodeCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SignInCodeCreateMutation, SignInCodeCreateMutationVariables>;
export const BrowserFaultReportDocument = {"__meta__":{"hash":"sha256:f511907731b6b142d766108376a5413818ace3d27754df0eaac061d9a9c604d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BrowserFaultReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BrowserFaultReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"browserFaultReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]}}]} as unknown as DocumentNode<BrowserFaultReportMutation, BrowserFaultReportMutationVariables>;
export const EnterDocument = {"__meta__":{"hash":"sha256:6dc37a1c2779308e75d42821739c7146d167bee3035d7612a24b77b6e021dc49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Enter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportUrl"}}]}}]}}]} as unknown as DocumentNode<EnterQuery, EnterQueryVariables>;
export const SessionCreateWithCodeDocument = {"__meta__":{"hash":"sha256:956aaa54ba312166bf4b34e21c47a582d9e75fca2b6ef266b2f0c8bd0dd9d946"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionCreateWithCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionCreateWithCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCreateWithCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SessionCreateWithCodeMutation, SessionCreateWithCodeMutationVariables>;
export const InvitationDocument = {"__meta__":{"hash":"sha256:f6030ec6d11083d2e4d416241bc9fce8a7237e4a9452a89631146ff4ae777cf5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitationId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"appCount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportUrl"}}]}}]}}]} as unknown as DocumentNode<InvitationQuery, InvitationQueryVariables>;
export const InvitationAcceptDocument = {"__meta__":{"hash":"sha256:a58cdc3eac66b78d73a4ab9d11c670502f3c371355f3315b9626c1356da20825"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationAccept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationAcceptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitationAccept"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationAcceptMutation, InvitationAcceptMutationVariables>;
export const InvitationDeclineDocument = {"__meta__":{"hash":"sha256:4ee50fb4786dff25d3f3b4076a8d13aba95788385956f1994801bac37eb14539"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationDecline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationDeclineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitationDecline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isDeclined"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationDeclineMutation, InvitationDeclineMutationVariables>;
export const InvitationLogoutDocument = {"__meta__":{"hash":"sha256:151c582266953499ab36ab8edfe673dd600035431b795860044d1ae2737bce26"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationLogout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sessionDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationLogoutMutation, InvitationLogoutMutationVariables>;
export const PasswordResetStartDocument = {"__meta__":{"hash":"sha256:600e55a49e7ebecc7a038696a4e17a00799b2a0963a637421787e888c682f89f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasswordResetStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"passwordResetStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isSent"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordResetStartMutation, PasswordResetStartMutationVariables>;
export const PasswordResetFinishDocument = {"__meta__":{"hash":"sha256:71e5f1a85e3fd982c9b6266f735a187cb1b374cc7ec1f746bac4e8d80bc4b913"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasswordResetFinish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordResetFinishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"passwordResetFinish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isSet"}},{"kind":"Field","name":{"kind":"Name","value":"endedApiKeyCount"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordResetFinishMutation, PasswordResetFinishMutationVariables>;
export const SessionCreateDocument = {"__meta__":{"hash":"sha256:98e2742bc3ee78ea1bd270849ed7b0d294085e772876a48c47b45a038cf28b9a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sessionCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SessionCreateMutation, SessionCreateMutationVariables>;
export const SignInDocument = {"__meta__":{"hash":"sha256:d09603efaacbde3973d7e3e97f9f9a6fd760615f810eaf60ebe6a3c4b516861f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportUrl"}}]}}]}}]} as unknown as DocumentNode<SignInQuery, SignInQueryVariables>;
export const SignUpCheckDocument = {"__meta__":{"hash":"sha256:948c1e6b95c7601184573be90412cf0002a9e18320902f3d348e78d5564ad82c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignUpCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signUpCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpCheckQuery, SignUpCheckQueryVariables>;
export const SignUpStartDocument = {"__meta__":{"hash":"sha256:4e26912ecb9c90d7cfd7ca040fbb4a6b377d016d847f42e39b2263e5ac694bdc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signUpStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signUpId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"canSendAgainAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpStartMutation, SignUpStartMutationVariables>;
export const SignUpSendAgainDocument = {"__meta__":{"hash":"sha256:9d744e5e94a5d9c835a3aff84d251179e554717a754590b7fe9503520fa4b865"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpSendAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpSendAgainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signUpSendAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signUpId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"canSendAgainAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpSendAgainMutation, SignUpSendAgainMutationVariables>;
export const SignUpFinishDocument = {"__meta__":{"hash":"sha256:c5533727e1026bb48f42f815000608b9cad0abff540967baaeba74107d30e78b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpFinish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpFinishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signUpFinish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpFinishMutation, SignUpFinishMutationVariables>;
export const UsernameDocument = {"__meta__":{"hash":"sha256:9bee023dd6177e870c1239e58356670ef23afc5c20152ca49b97f9dd4f663044"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Username"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"viewerStanding"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"newsletterWording"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}}]}}]} as unknown as DocumentNode<UsernameQuery, UsernameQueryVariables>;
export const ProfileFinishDocument = {"__meta__":{"hash":"sha256:0cd103ad19214b21d665c823bc05bd04ed0c4240dae1803c4bb32eca0378e5da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProfileFinish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileFinishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"profileFinish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ProfileFinishMutation, ProfileFinishMutationVariables>;
export const UsernameLogoutDocument = {"__meta__":{"hash":"sha256:c8d170ea5c1eaf497885b27fde74cc1b36fbc5c1c57e994c2b9f98e32ebd47a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UsernameLogout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionDeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sessionDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UsernameLogoutMutation, UsernameLogoutMutationVariables>;
export const LiveCountDocument = {"__meta__":{"hash":"sha256:aa75a24a2d8de26706e2395e0efaf384af05a96416fed3cab8bf0906ee03e7a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"streamingFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"streamingCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LiveCountQuery, LiveCountQueryVariables>;
export const StreamMonitorDocument = {"__meta__":{"hash":"sha256:47e85899469cac9abf7cf89cf88c7769bbcdc712594805021d5acd6d2d2eb649"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StreamMonitor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"streamingFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"streamingCount"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"longestWaitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"todayCount"}},{"kind":"Field","name":{"kind":"Name","value":"todaySeconds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"liveSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow_StreamingSession"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow_StreamingSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"linkName"}},{"kind":"Field","name":{"kind":"Name","value":"isMeeting"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"quality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"framesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"roundTripMilliseconds"}}]}}]}}]} as unknown as DocumentNode<StreamMonitorQuery, StreamMonitorQueryVariables>;
export const StreamingSessionDetailsDocument = {"__meta__":{"hash":"sha256:bc574a4fcf44bab43252b4507cceebdca044cf4348c10af77477fc891408b6e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StreamingSessionDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"linkName"}},{"kind":"Field","name":{"kind":"Name","value":"configName"}},{"kind":"Field","name":{"kind":"Name","value":"isMeeting"}},{"kind":"Field","name":{"kind":"Name","value":"peopleCount"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endText"}},{"kind":"Field","name":{"kind":"Name","value":"lastLines"}},{"kind":"Field","name":{"kind":"Name","value":"streamedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"firstFrameMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"codec"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEnd"}},{"kind":"Field","name":{"kind":"Name","value":"quality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"framesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"roundTripMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"bitsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"samples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"quality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"framesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"roundTripMilliseconds"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<StreamingSessionDetailsQuery, StreamingSessionDetailsQueryVariables>;
export const BuildLogDocument = {"__meta__":{"hash":"sha256:a985a3191db2488de50862b86a5f88088f0153b2fdb23e3ac6f65a59c52686ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuildLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Bytes"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"buildLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"nextOffset"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BuildLogQuery, BuildLogQueryVariables>;
export const StreamingSessionEndDocument = {"__meta__":{"hash":"sha256:c01987f74b8415c23bcb1b831a002d1d140d017373983a5cfa46a90002a57d40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StreamingSessionEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingSessionEndInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"streamingSessionEnd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endedSessionId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<StreamingSessionEndMutation, StreamingSessionEndMutationVariables>;
export const StaffOnlyDocument = {"__meta__":{"hash":"sha256:4863c685819088e3ca7b104d19c49450063ee114f7b7b9b84048a7ddee137806"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffOnly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanLookUpAccounts"}}]}}]}}]} as unknown as DocumentNode<StaffOnlyQuery, StaffOnlyQueryVariables>;
export const SupportHomeDocument = {"__meta__":{"hash":"sha256:8449d9a3ed8eb8871c874e9bc11ce257a787c266c156fc33ddd469240854f405"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseRow_SupportCase"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"stuckUploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StuckRow_Upload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseRow_SupportCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRenew"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StuckRow_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stuck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<SupportHomeQuery, SupportHomeQueryVariables>;
export const SupportMailsDocument = {"__meta__":{"hash":"sha256:7655ba96086386c158e13498fb3be3c52cba3f2e4e96dabba2823f3f17b3718a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recipient"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recipient"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recipient"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow_Mail"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_Mail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failedTries"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"replyCode"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<SupportMailsQuery, SupportMailsQueryVariables>;
export const SupportCasePageDocument = {"__meta__":{"hash":"sha256:a51caff4c1c49a5854fddda9c41030966dc2fe63dd6c3d4dd75f14031ac743e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportCasePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRenew"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanActWithConsent"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"givenBy"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"personLabel"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseSession_Session"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRestore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"uploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseUpload_Upload"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"liveSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StreamList_StreamingSession"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"endedSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StreamList_StreamingSession"}}]}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseSession_Session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"system"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stuck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StreamList_StreamingSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamingSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"linkName"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endText"}},{"kind":"Field","name":{"kind":"Name","value":"lastLines"}},{"kind":"Field","name":{"kind":"Name","value":"streamedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"firstFrameMilliseconds"}},{"kind":"Field","name":{"kind":"Name","value":"quality"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"framesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"roundTripMilliseconds"}}]}}]}}]} as unknown as DocumentNode<SupportCasePageQuery, SupportCasePageQueryVariables>;
export const SupportCaseRecordConsentDocument = {"__meta__":{"hash":"sha256:8e79f5432d501edeb6cedcbbf530503cc28b333655cf46c11ac5f6f0dc3a5f76"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SupportCaseRecordConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCaseRecordConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCaseRecordConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"givenBy"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SupportCaseRecordConsentMutation, SupportCaseRecordConsentMutationVariables>;
export const SupportCaseEndSessionDocument = {"__meta__":{"hash":"sha256:93749beee4fe80777d4345770124e2a702c43e59ef2fda8d7fddd56cc359472c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SupportCaseEndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCaseEndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCaseEndSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SupportCaseEndSessionMutation, SupportCaseEndSessionMutationVariables>;
export const AccountRestoreDocument = {"__meta__":{"hash":"sha256:8aace9b1619dde7f172e85d1b8c092978bef073bf0bbf9aaa4106e80e760e881"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountRestore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountRestoreInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountRestore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRestore"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<AccountRestoreMutation, AccountRestoreMutationVariables>;
export const SupportCaseRetryUploadDocument = {"__meta__":{"hash":"sha256:eeed9a8f77bb6a2777e7fef100e1961e009a4accf6e3413fd0117922c490125f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SupportCaseRetryUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCaseRetryUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCaseRetryUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaseUpload_Upload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CaseUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"stuck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SupportCaseRetryUploadMutation, SupportCaseRetryUploadMutationVariables>;
export const SupportCaseOpenDocument = {"__meta__":{"hash":"sha256:d996e609fd717d5321c02f8e54898b36f67cfd0712533be642f831044d4690ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SupportCaseOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCaseOpenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCaseOpen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SupportCaseOpenMutation, SupportCaseOpenMutationVariables>;
export const SupportCaseRenewDocument = {"__meta__":{"hash":"sha256:423e04cb89228f777de3559edd8e98b3172ffc319cebd28c2e5177b6ed211f53"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SupportCaseRenew"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCaseRenewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCaseRenew"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRenew"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SupportCaseRenewMutation, SupportCaseRenewMutationVariables>;
export const SupportCaseCloseDocument = {"__meta__":{"hash":"sha256:b2c274a4745a1b6471a94bd5c1bbcb6d98e7ba018e0110a04e49130a1c7e23bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SupportCaseClose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCaseCloseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCaseClose"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRenew"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SupportCaseCloseMutation, SupportCaseCloseMutationVariables>;
export const TeamPageDocument = {"__meta__":{"hash":"sha256:39ac83caa9253b767bf1465e28182adf1399eec44444f0345cc6e602219203f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"viewerStanding"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManageTeam"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanOfferOwnership"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReadTeam"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanReadAuditLog"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"accountUsername"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"appCount"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownershipOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountLabel"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<TeamPageQuery, TeamPageQueryVariables>;
export const TeamListDocument = {"__meta__":{"hash":"sha256:79311a18682aa12d360bfbb060a04fe08343ff2ea1196d65418a8f32fcf4ab77"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"apps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitationId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"apps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownershipOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<TeamListQuery, TeamListQueryVariables>;
export const TeamInvitationCreateDocument = {"__meta__":{"hash":"sha256:891c161aa07f389d2b5de6cf07aa45fb55fab06fb092b84c0c42190402742a3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TeamInvitationCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitationCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TeamInvitationCreateMutation, TeamInvitationCreateMutationVariables>;
export const TeamInvitationSendAgainDocument = {"__meta__":{"hash":"sha256:a9151621ef884578e5ea3b1dbd53c5408d17e4699b193808637da1fb72764340"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TeamInvitationSendAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationSendAgainInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitationSendAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TeamInvitationSendAgainMutation, TeamInvitationSendAgainMutationVariables>;
export const TeamInvitationWithdrawDocument = {"__meta__":{"hash":"sha256:a339f7491c5717ecb7c071d96e661d1438be440fa6bef5b39ea09281dfc7bb94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TeamInvitationWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationWithdrawInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitationWithdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isWithdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TeamInvitationWithdrawMutation, TeamInvitationWithdrawMutationVariables>;
export const TeamInvitationAcceptDocument = {"__meta__":{"hash":"sha256:9ce8d5d40b2bf135ecf5ac1ed4f3d250dcf4c341d8ec0e32532fae1d2354b859"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TeamInvitationAccept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationAcceptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitationAccept"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TeamInvitationAcceptMutation, TeamInvitationAcceptMutationVariables>;
export const TeamInvitationDeclineDocument = {"__meta__":{"hash":"sha256:1f018b8266c61e2a5eebd62fd504ab7b519dc0928b447d8d3203a8e2707972ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TeamInvitationDecline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamInvitationDeclineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamInvitationDecline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isDeclined"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TeamInvitationDeclineMutation, TeamInvitationDeclineMutationVariables>;
export const TeamMemberUpdateDocument = {"__meta__":{"hash":"sha256:cd4c9d07279e5040eaaf2199695247314f5d3d4a3d1cc5ffa8e0f63294d6b82a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TeamMemberUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamMemberUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TeamMemberUpdateMutation, TeamMemberUpdateMutationVariables>;
export const TeamMemberRemoveDocument = {"__meta__":{"hash":"sha256:d8dbbac3fb6b078ead38e83457c82b1e1d2e3fff8a083718772035b78d4e9b3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TeamMemberRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMemberRemoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamMemberRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TeamMemberRemoveMutation, TeamMemberRemoveMutationVariables>;
export const TeamLeaveDocument = {"__meta__":{"hash":"sha256:021ce006ef51f62dbffd7328fea49645c0a246d1e666151684fc9ce9f7128c6c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TeamLeave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamLeaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teamLeave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TeamLeaveMutation, TeamLeaveMutationVariables>;
export const OwnershipOfferCreateDocument = {"__meta__":{"hash":"sha256:edad77012060ff96bbe7c32d2f3ab53f8332f05b654720df197b878faa5d789a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnershipOfferCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnershipOfferCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ownershipOfferCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"offerId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<OwnershipOfferCreateMutation, OwnershipOfferCreateMutationVariables>;
export const OwnershipOfferWithdrawDocument = {"__meta__":{"hash":"sha256:47b5230dfac917fdb713241177310041135c67df2e0335f85cd2b1aeb607e93b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnershipOfferWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnershipOfferWithdrawInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ownershipOfferWithdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isWithdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<OwnershipOfferWithdrawMutation, OwnershipOfferWithdrawMutationVariables>;
export const OwnershipOfferAcceptDocument = {"__meta__":{"hash":"sha256:7ee1408ed3ffae7de0078d2444f69b2a8a2cc3d0b9a6d2f5938d6d7acc81e277"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnershipOfferAccept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnershipOfferAcceptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ownershipOfferAccept"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<OwnershipOfferAcceptMutation, OwnershipOfferAcceptMutationVariables>;
export const OwnershipOfferDeclineDocument = {"__meta__":{"hash":"sha256:f3424159d441e68216d74fcd7dde0e8043b3f9b5f4cf3ff21cd1d7144e6c31d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnershipOfferDecline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnershipOfferDeclineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ownershipOfferDecline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isDeclined"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<OwnershipOfferDeclineMutation, OwnershipOfferDeclineMutationVariables>;
export const UploadsChangedDocument = {"__meta__":{"hash":"sha256:b9d9e5d0adb7c5a8f156e29b5ca72c59d0f5315ef1413c1a31192be1da4cf324"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UploadsChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadsChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveUpload_Upload"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<UploadsChangedSubscription, UploadsChangedSubscriptionVariables>;
export const AppAfterUploadDocument = {"__meta__":{"hash":"sha256:88ede31353396a4efd220dcffe31414b8f3e5fbe1ca5f46713e5c7d8bcca709a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppAfterUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextVersionNumber"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppCard_App"}},{"kind":"Field","name":{"kind":"Name","value":"latestUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveUpload_Upload"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorageCard_Account"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppCard_App"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"App"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"streamingLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"meetingLinkCount"}},{"kind":"Field","name":{"kind":"Name","value":"versionCount"}},{"kind":"Field","name":{"kind":"Name","value":"versionsBytes"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"testedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"reservedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"purchasedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"availableBytes"}},{"kind":"Field","name":{"kind":"Name","value":"usedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamedTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]} as unknown as DocumentNode<AppAfterUploadQuery, AppAfterUploadQueryVariables>;
export const UploadQueuePlaceDocument = {"__meta__":{"hash":"sha256:621848a3c982bca64f9b76d810ed237387b2285941f1cf57e1803248bff99038"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadQueuePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"queuePlace"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UploadQueuePlaceQuery, UploadQueuePlaceQueryVariables>;
export const UploadTimelinePageDocument = {"__meta__":{"hash":"sha256:585bcad7a615dfdde54bdaadde8213dfcd98f620b95db1af7b971136f1b31002"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadTimelinePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveUpload_Upload"}},{"kind":"Field","name":{"kind":"Name","value":"storageProvider"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tutorialUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<UploadTimelinePageQuery, UploadTimelinePageQueryVariables>;
export const UploadEventsDocument = {"__meta__":{"hash":"sha256:a4283bd9c08623f60fae4a7026d69fb7b19313215c73744d067a40cd1eedeb70"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storageProvider"}},{"kind":"Field","name":{"kind":"Name","value":"client"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadSendingEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"bytesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"retries"}},{"kind":"Field","name":{"kind":"Name","value":"storageProvider"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadCommitEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"bytesPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"storageProvider"}},{"kind":"Field","name":{"kind":"Name","value":"digest"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadStageEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tookSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadCheckEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"checkedItems"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadFailureEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}}]}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<UploadEventsQuery, UploadEventsQueryVariables>;
export const UploadMissingPartsDocument = {"__meta__":{"hash":"sha256:348d5134842b73233f1bdde9d20a9bdba8dc318bf6b5a38039eb5460094c3d02"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadMissingParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"missingParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"first"}},{"kind":"Field","name":{"kind":"Name","value":"last"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<UploadMissingPartsQuery, UploadMissingPartsQueryVariables>;
export const UploadPartsSignDocument = {"__meta__":{"hash":"sha256:7a1445e78bd4919dde4eaf6c2f6edd4aadd82048fcee566f3696509e85723628"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadPartsSign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadPartsSignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadPartsSign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferCall_PartLink"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferCall_PartLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"headers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sha256Header"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UploadPartsSignMutation, UploadPartsSignMutationVariables>;
export const UploadFinishDocument = {"__meta__":{"hash":"sha256:698a255b8ad842f077f364912187bc1c7af6beca6b07d6bd162dbef6c4fdcad2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadFinish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadFinishInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadFinish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveUpload_Upload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UploadFinishMutation, UploadFinishMutationVariables>;
export const UploadContinueOnAlternateDocument = {"__meta__":{"hash":"sha256:c41c7f99d267064d26c179cebd615c85228856e3dd421a27cb1acb1076aaa217"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadContinueOnAlternate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadContinueOnAlternateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadContinueOnAlternate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UploadContinueOnAlternateMutation, UploadContinueOnAlternateMutationVariables>;
export const NewUploadDocument = {"__meta__":{"hash":"sha256:816176c6f5ac1a0e0ba80e1fa969a4d9163778406f7cc3a8a1163ebb2f42d270"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isUpdate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDebugUploads"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorageCard_Account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"uploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"UPLOADING"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"app"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isUpdate"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpload"}},{"kind":"Field","name":{"kind":"Name","value":"nextVersionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"latestUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isPlugin2Supported"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"reservedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"purchasedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"availableBytes"}},{"kind":"Field","name":{"kind":"Name","value":"usedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamedTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]} as unknown as DocumentNode<NewUploadQuery, NewUploadQueryVariables>;
export const UploadStartDocument = {"__meta__":{"hash":"sha256:84ab6162aef42901e59fb9b6cdb5a6da940726d66d3fb9c840538e2c062fab15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveUpload_Upload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorageShortError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"missingBytes"}},{"kind":"Field","name":{"kind":"Name","value":"missingGigabytes"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UploadStartMutation, UploadStartMutationVariables>;
export const AppByNameDocument = {"__meta__":{"hash":"sha256:94fb67fa3900f50c897ba03f771bc1b7f1072093a143f7d0237294b198026e37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppByName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AppByNameQuery, AppByNameQueryVariables>;
export const UploadUpdateDocument = {"__meta__":{"hash":"sha256:7fa1603665d68cdfe11d61f16eebcaebb91012887c982db9ce0d4818ced9bc25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveUpload_Upload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UploadUpdateMutation, UploadUpdateMutationVariables>;
export const UploadRetryDocument = {"__meta__":{"hash":"sha256:9ef5e0bffd81ef7271bb9a0e081821b6445bb12fafd14c3613996acd23087776"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadRetry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadRetryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadRetry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveUpload_Upload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UploadRetryMutation, UploadRetryMutationVariables>;
export const UploadCancelDocument = {"__meta__":{"hash":"sha256:441db06bac57b6b61dc3a02d4fe7cc2f56d46851699c049c49af5b0839429760"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadCancelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveUpload_Upload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome_UserError"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome_UserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UploadCancelMutation, UploadCancelMutationVariables>;
export const UploadDocument = {"__meta__":{"hash":"sha256:b0601b74e719d5b13c03ae5285de4ee123f1242fe12ae28d0e71bcf16e6d00d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Upload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDebugUploads"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveUpload_Upload"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnailUrl"}},{"kind":"Field","name":{"kind":"Name","value":"latestVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorageCard_Account"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"supportUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tutorialUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveUpload_Upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partBytes"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"streamTestServerDown"}},{"kind":"Field","name":{"kind":"Name","value":"triesAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"buildType"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isLinuxBuild"}},{"kind":"Field","name":{"kind":"Name","value":"isMissingPluginAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipsZipChecking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"stageLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phaseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"progressPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"documentationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"classification"}},{"kind":"Field","name":{"kind":"Name","value":"isRetryable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sendsUpdatesOnEmail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSendParts"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRetry"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRelease"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorageCard_Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"reservedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}},{"kind":"Field","name":{"kind":"Name","value":"purchasedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"availableBytes"}},{"kind":"Field","name":{"kind":"Name","value":"usedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"isCritical"}}]}},{"kind":"Field","name":{"kind":"Name","value":"streamedTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]} as unknown as DocumentNode<UploadQuery, UploadQueryVariables>;