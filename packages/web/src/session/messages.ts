import { FREE_STORAGE_BYTES } from '@launchyard/domain/plans/free-storage';
import { CODE_DIGITS, PASSWORD_LENGTH, RESET_SECONDS, USERNAME_LENGTH } from '@launchyard/domain/session';
import { formatTotal, plural } from '../kit/format.ts';

/**
 * Labels of the signed-out pages. Refusals come from the domain and the services, in the
 * specification's words.
 */
export const sessionMessages = {
  signIn: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  username: 'Username',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  needHelp: 'Need help?',
  contactSupport: 'Contact Support',
  newHere: 'New here?',
  createAnAccount: 'Create an account',
  haveAccount: 'Have an account?',
  forgotPassword: 'Forgot password',
  continue: 'Continue',
  back: 'Back',
  signUpSteps: 'Steps',
  stepOf: (step: number, count: number, name: string) => `Step ${step} of ${count}: ${name}`,
  emailTitle: 'Create an account',
  emailHint: `${formatTotal(FREE_STORAGE_BYTES)} of free storage. No card needed.`,
  passwordTitle: 'Choose a password',
  usernameTitle: 'Choose a username',
  usernameHint: `${USERNAME_LENGTH.least} to ${USERNAME_LENGTH.most} letters, digits and underscores. It becomes part of your links.`,
  free: 'Available',
  invitedEmail: 'The invitation is for this address.',
  code: 'Code',
  codeTitle: 'Check your e-mail',
  codeSent: `We sent a ${CODE_DIGITS}-digit code to`,
  change: 'Change',
  codeHint: 'You can paste the code. Your account opens once it is complete.',
  createAccount: 'Create account',
  sendAgain: 'Send again',
  sendAgainIn: (clock: string) => `Send again in ${clock}`,
  sentAgain: 'We sent another code',
  rules: {
    length: `${PASSWORD_LENGTH.least} or more characters`,
    upper: 'an upper-case letter',
    lower: 'a lower-case letter',
    digit: 'a number',
    special: 'a special character',
  },
  ruleMet: 'done',
  ruleOpen: 'missing',
  passwordNeeds: 'Your password needs',
  resetTitle: 'Forgot password',
  resetHint: 'We send you a link to set a new one.',
  sendRequest: 'Send Request',
  resendRequest: 'Resend Request',
  mailSent: 'Mail sent successfully',
  mailSentHint: `The link works once, within ${RESET_SECONDS / 60} minutes.`,
  backToSignIn: 'Back to sign in',
  newPasswordTitle: 'Set a new password',
  newPasswordHint: 'You will be signed out everywhere. Your API keys will stop working unless you keep them.',
  keepApiKeys: 'Keep my API keys',
  keepApiKeysHint: 'Only if nobody else can have used or created any of them.',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  setPassword: 'Set password',
  passwordSet: (endedKeys: number) =>
    endedKeys === 0
      ? 'Password Reset Successful'
      : `Password Reset Successful. ${plural(endedKeys, 'API key')} revoked.`,
  askAgain: 'Ask for a new link',
} as const;
