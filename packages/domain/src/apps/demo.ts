/** Applications §2: the name on the card of the demo application that every account starts with. */
export const DEMO_APP_NAME = 'Demo Application';
