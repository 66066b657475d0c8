/** Where the user is signed in. */
export const sessionsAddress = '/sessions';
export const newsletterAddress = '/newsletter';
