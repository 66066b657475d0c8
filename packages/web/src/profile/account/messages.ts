import { formatsText, MAX_LOGO_BYTES } from '@launchyard/domain/assets';
import { MIB } from '@launchyard/domain/kit';
import { DELETE_WORD, RESTORE_DAYS } from '@launchyard/domain/deletion';

/** The verbatim texts are the specification's (account §2, §5 and §8). */
export const accountMessages = {
  title: 'My Account',
  tabs: { settings: 'Account Settings', subscriptions: 'Subscriptions', transactions: 'Transactions' },
  notTheOwner: 'You are not authorized to access account settings of other users',
  fault: 'Your account settings could not be loaded',
  faultHint: 'They have not changed.',
  none: '—',
  edit: 'Edit',
  editOf: (field: string) => `Edit ${field}`,
  confirm: 'Confirm',
  logoUpload: 'Upload New',
  logoHint: `${formatsText(['image/png', 'image/jpeg'])}, up to ${MAX_LOGO_BYTES / MIB} MB`,
  logoSending: 'Uploading…',
  username: 'Username',
  usernameTitle: (name: string) => `Change your username to ${name}?`,
  usernameHint:
    'Your links get URLs with the new name. The old URLs keep working, and nobody else can take the old name.',
  usernameChange: 'Change username',
  usernameChanged: 'Username changed',
  phoneNumber: 'Phone Number',
  phoneTitle: (number: string) => `Change your mobile number to ${number}?`,
  phoneHint: 'Only you and our support see it.',
  phoneChange: 'Change number',
  phoneChanged: 'Mobile number changed successfully',
  email: 'Email Address',
  password: 'Password',
  passwordHint: 'We’ll email you a link to set a new one',
  changePassword: 'Change Password',
  passwordTitle: 'Change your password?',
  passwordText: (email: string) =>
    `We’ll send a link to ${email}. Setting a new password with it signs you out everywhere. Until then, nothing changes.`,
  sendLink: 'Send the link',
  linkSent: 'Password reset link sent to your email',
  deleteAccount: 'Delete Account',
  deleteHint: `Removes your applications, links and configs. Type ${DELETE_WORD} to confirm.`,
  deleteTitle: (names: string) => `Delete ${names}?`,
  deleteAtOnce:
    'At once, streams and uploads end, links no longer open, API keys stop working, and you and your team are signed out.',
  deleteLater: `Support can restore everything but API keys for ${RESTORE_DAYS} days. Then applications, links, configs, the library, the team, and what we know of you are removed.`,
  deleteStays:
    'What stays: the audit log as long as it is kept, how long was streamed, your invoices, which the law wants to be kept, your consents to the newsletter, and your username, so that nobody else gets it.',
  deleteWord: `Type ${DELETE_WORD} to confirm`,
  deleted: 'Account deleted successfully',
  deleteFailed: 'Failed to delete account',
} as const;
