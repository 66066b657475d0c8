export const linksAddress = (appName: string): string => `/apps/${encodeURIComponent(appName)}/links`;
