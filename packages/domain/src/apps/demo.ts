/** Applications §2: the demo application that an account begins with, as its card calls it. */
export const DEMO_APP_NAME = 'Demo Application';
