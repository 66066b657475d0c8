/** The panel's page with the versions of an application. */
export const versionsAddress = (appName: string): string => `/apps/${encodeURIComponent(appName)}/versions`;
