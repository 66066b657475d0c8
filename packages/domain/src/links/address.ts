/** The page of the panel with the links of an application. */
export const linksAddress = (appName: string): string => `/apps/${encodeURIComponent(appName)}/links`;
