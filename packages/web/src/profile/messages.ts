import { SESSION_DAYS, SIGN_IN_CODE_SECONDS } from '@launchyard/domain/session';

export const profileMessages = {
  sessions: 'Where you are signed in',
  newsletter: 'Newsletter',
  hint: `A session ends by itself after ${SESSION_DAYS} days without use.`,
  device: 'Browser',
  lastUsed: 'Last used',
  signedIn: 'Signed in',
  actions: 'Actions',
  thisOne: 'This browser',
  now: 'now',
  end: 'End',
  endOf: (device: string, moment: string) => `End the session of ${device}, signed in ${moment}`,
  copySignInLink: 'Copy a sign-in link',
  signInLinkCopied: `Link copied. It signs you in on another device, once, within ${SIGN_IN_CODE_SECONDS} seconds.`,
  endOthers: 'End all others',
  endOthersTitle: 'End all other sessions?',
  endOthersHint:
    'Every browser except this one is signed out at once. Uploads there stop until somebody signs in again.',
  ended: 'Session ended',
  othersEnded: (count: string) => `${count} ended`,
  session: 'session',
  fault: 'Your sessions could not be loaded',
  faultHint: 'You stay signed in.',
} as const;
