/** Labels of the sign-in page. What it refuses with comes from the services, in the specification's words. */
export const sessionMessages = {
  signIn: 'Sign in',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  needHelp: 'Need help?',
  contactSupport: 'Contact Support',
} as const;
