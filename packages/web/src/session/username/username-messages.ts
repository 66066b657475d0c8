/** Labels of the page that finishes a profile. Refusals come from the domain, in the specification's words. */
export const usernameMessages = {
  title: 'Finish your profile',
  opening: 'Opening …',
  lead: (email: string) => `Signed in as ${email}.`,
  /** Somebody who handed their account over arrives here without having asked for it. */
  memberElsewhere: (account: string) =>
    `You are a member of ${account} now. Choose a username for an account of your own.`,
  country: 'Country',
  phoneNumber: 'Phone number',
  leadSource: 'Where did you hear about us?',
  logout: 'Logout',
} as const;
