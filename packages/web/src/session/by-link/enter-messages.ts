export const enterMessages = {
  title: 'Signing in',
  underWay: 'One moment.',
  replaces: (email: string) =>
    `You are signed in as ${email}. The link that you opened signs in somebody else, or you again. Continue only if you trust where it came from.`,
  replace: 'Sign in with the link',
  stayAs: (email: string) => `Stay signed in as ${email}`,
  signIn: 'Sign in another way',
} as const;
