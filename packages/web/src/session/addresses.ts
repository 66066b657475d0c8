/** The signed-out pages; their URLs also appear in e-mails and bookmarks. */
const SIGN_IN = '/signin';
const SIGN_UP = '/signup';
const RESET = '/repass';
const USERNAME = '/username';

/** The sign-in page, which returns to the current page. */
export const signInAddress = (from: string): string => signInPage(from === '/' ? null : from);

export const signInPage = (redirect: string | null = null): string => withRedirect(SIGN_IN, redirect);
export const signUpPage = (redirect: string | null = null): string => withRedirect(SIGN_UP, redirect);
export const resetPage = (redirect: string | null = null): string => withRedirect(RESET, redirect);

/** Where somebody without a username chooses one, and then goes on to the target. */
export const usernamePage = (target: string): string => withRedirect(USERNAME, target === '/' ? null : target);

/** Each keeps the page to return to. */
const withRedirect = (path: string, redirect: string | null): string =>
  redirect === null || redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;
