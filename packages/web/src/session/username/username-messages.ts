/** Labels of the page that finishes a profile. Refusals come from the domain, in the specification's words. */
export const usernameMessages = {
  title: 'Finish your profile',
  opening: 'Opening …',
  lead: (email: string) => `Signed in as ${email}.`,
  country: 'Country',
  phoneNumber: 'Phone number',
  leadSource: 'Where did you hear about us?',
  logout: 'Logout',
} as const;
