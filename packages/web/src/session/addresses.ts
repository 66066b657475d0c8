/** The pages before the panel. Each keeps where somebody wanted to go. */
const withRedirect = (path: string, redirect: string | null): string =>
  redirect === null || redirect === '' ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;

export const signInPage = (redirect: string | null = null): string => withRedirect('/signin', redirect);
export const signUpPage = (redirect: string | null = null): string => withRedirect('/signup', redirect);
export const resetPage = (redirect: string | null = null): string => withRedirect('/repass', redirect);
