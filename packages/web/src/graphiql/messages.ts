export const graphiqlMessages = {
  title: 'Choose an API key',
  hint: 'GraphiQL runs your queries with the rights and the budget of an API key, for one hour. Press “Try it” next to a key in the Developer Section.',
  open: 'Open the Developer Section',
  notOwner: 'Only the owner of an account manages its keys. If you are a member of a team, ask its owner.',
  tokenOver: 'The hour is over, or the key was revoked. Press “Try it” in the Developer Section to go on in a new tab.',
  sessionOver: 'You are signed out. Sign in again, then reload this page.',
} as const;
