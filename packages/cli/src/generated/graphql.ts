/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Who can fix a failure. */
export type FailureSolvedBy =
  /** The customer: something is wrong with the build or the file. */
  | 'CUSTOMER'
  /** Us: it is an internal problem. */
  | 'US';

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

export type CliCapabilitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type CliCapabilitiesQuery = { publicConfig: { isPlugin2Supported: boolean } };

export type CliOpenUploadsQueryVariables = Exact<{
  states?: Array<UploadState> | UploadState | null | undefined;
}>;


export type CliOpenUploadsQuery = { viewer: { account: { uploads: { nodes: Array<UploadFragment> } | null } } | null };

export type CliOneUploadQueryVariables = Exact<{
  id: string;
}>;


export type CliOneUploadQuery = { viewer: { account: { upload: UploadFragment | null } } | null };

export type UploadFragment = { id: string, appName: string, versionNumber: number, fileName: string, sizeBytes: number, partBytes: number, fingerprint: string, state: UploadState, stageLabel: string, progressPercent: number, triesAgainAt: string | null, receivedBytes: number, viewerCanRetry: boolean, app: { id: string } | null, failure: { code: UploadFailureCode, stage: UploadStageName, message: string, evidence: string | null, advice: string, documentationUrl: string, reference: string, classification: string, solvedBy: FailureSolvedBy, isRetryable: boolean } | null };

export type CliMissingPartsQueryVariables = Exact<{
  id: string;
}>;


export type CliMissingPartsQuery = { viewer: { account: { upload: { missingParts: Array<{ first: number, last: number }> | null } | null } } | null };

export type CliStartUploadMutationVariables = Exact<{
  input: UploadStartInput;
}>;


export type CliStartUploadMutation = { uploadStart: { upload: UploadFragment | null, userErrors: Array<
      | { code: UserErrorCode, message: string }
      | { code: UserErrorCode, message: string }
    > } | null };

export type CliSignPartsMutationVariables = Exact<{
  input: UploadPartsSignInput;
}>;


export type CliSignPartsMutation = { uploadPartsSign: { links: Array<{ number: number, method: string, url: string, sha256Header: string, headers: Array<{ name: string, value: string }> }> | null, userErrors: Array<
      | { code: UserErrorCode, message: string }
      | { code: UserErrorCode, message: string }
    > } | null };

export type CliContinueOnAlternateMutationVariables = Exact<{
  input: UploadContinueOnAlternateInput;
}>;


export type CliContinueOnAlternateMutation = { uploadContinueOnAlternate: { userErrors: Array<
      | { code: UserErrorCode, message: string }
      | { code: UserErrorCode, message: string }
    > } | null };

export type CliRetryUploadMutationVariables = Exact<{
  input: UploadRetryInput;
}>;


export type CliRetryUploadMutation = { uploadRetry: { userErrors: Array<
      | { code: UserErrorCode, message: string }
      | { code: UserErrorCode, message: string }
    > } | null };

export type CliFinishUploadMutationVariables = Exact<{
  input: UploadFinishInput;
}>;


export type CliFinishUploadMutation = { uploadFinish: { userErrors: Array<
      | { code: UserErrorCode, message: string }
      | { code: UserErrorCode, message: string }
    > } | null };

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
export const UploadFragmentDoc = new TypedDocumentString(`
    fragment Upload on Upload {
  id
  appName
  versionNumber
  fileName
  sizeBytes
  partBytes
  fingerprint
  state
  stageLabel
  progressPercent
  triesAgainAt
  receivedBytes
  viewerCanRetry
  app {
    id
  }
  failure {
    code
    stage
    message
    evidence
    advice
    documentationUrl
    reference
    classification
    solvedBy
    isRetryable
  }
}
    `, {"fragmentName":"Upload"}) as unknown as TypedDocumentString<UploadFragment, unknown>;
export const CliCapabilitiesDocument = new TypedDocumentString(`
    query CliCapabilities {
  publicConfig {
    isPlugin2Supported
  }
}
    `) as unknown as TypedDocumentString<CliCapabilitiesQuery, CliCapabilitiesQueryVariables>;
export const CliOpenUploadsDocument = new TypedDocumentString(`
    query CliOpenUploads($states: [UploadState!]) {
  viewer {
    account {
      uploads(first: 100, state: $states) {
        nodes {
          ...Upload
        }
      }
    }
  }
}
    fragment Upload on Upload {
  id
  appName
  versionNumber
  fileName
  sizeBytes
  partBytes
  fingerprint
  state
  stageLabel
  progressPercent
  triesAgainAt
  receivedBytes
  viewerCanRetry
  app {
    id
  }
  failure {
    code
    stage
    message
    evidence
    advice
    documentationUrl
    reference
    classification
    solvedBy
    isRetryable
  }
}`) as unknown as TypedDocumentString<CliOpenUploadsQuery, CliOpenUploadsQueryVariables>;
export const CliOneUploadDocument = new TypedDocumentString(`
    query CliOneUpload($id: ID!) {
  viewer {
    account {
      upload(id: $id) {
        ...Upload
      }
    }
  }
}
    fragment Upload on Upload {
  id
  appName
  versionNumber
  fileName
  sizeBytes
  partBytes
  fingerprint
  state
  stageLabel
  progressPercent
  triesAgainAt
  receivedBytes
  viewerCanRetry
  app {
    id
  }
  failure {
    code
    stage
    message
    evidence
    advice
    documentationUrl
    reference
    classification
    solvedBy
    isRetryable
  }
}`) as unknown as TypedDocumentString<CliOneUploadQuery, CliOneUploadQueryVariables>;
export const CliMissingPartsDocument = new TypedDocumentString(`
    query CliMissingParts($id: ID!) {
  viewer {
    account {
      upload(id: $id) {
        missingParts {
          first
          last
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CliMissingPartsQuery, CliMissingPartsQueryVariables>;
export const CliStartUploadDocument = new TypedDocumentString(`
    mutation CliStartUpload($input: UploadStartInput!) {
  uploadStart(input: $input) {
    upload {
      ...Upload
    }
    userErrors {
      code
      message
    }
  }
}
    fragment Upload on Upload {
  id
  appName
  versionNumber
  fileName
  sizeBytes
  partBytes
  fingerprint
  state
  stageLabel
  progressPercent
  triesAgainAt
  receivedBytes
  viewerCanRetry
  app {
    id
  }
  failure {
    code
    stage
    message
    evidence
    advice
    documentationUrl
    reference
    classification
    solvedBy
    isRetryable
  }
}`) as unknown as TypedDocumentString<CliStartUploadMutation, CliStartUploadMutationVariables>;
export const CliSignPartsDocument = new TypedDocumentString(`
    mutation CliSignParts($input: UploadPartsSignInput!) {
  uploadPartsSign(input: $input) {
    links {
      number
      method
      url
      headers {
        name
        value
      }
      sha256Header
    }
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CliSignPartsMutation, CliSignPartsMutationVariables>;
export const CliContinueOnAlternateDocument = new TypedDocumentString(`
    mutation CliContinueOnAlternate($input: UploadContinueOnAlternateInput!) {
  uploadContinueOnAlternate(input: $input) {
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CliContinueOnAlternateMutation, CliContinueOnAlternateMutationVariables>;
export const CliRetryUploadDocument = new TypedDocumentString(`
    mutation CliRetryUpload($input: UploadRetryInput!) {
  uploadRetry(input: $input) {
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CliRetryUploadMutation, CliRetryUploadMutationVariables>;
export const CliFinishUploadDocument = new TypedDocumentString(`
    mutation CliFinishUpload($input: UploadFinishInput!) {
  uploadFinish(input: $input) {
    userErrors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CliFinishUploadMutation, CliFinishUploadMutationVariables>;