/** The page with the keys of the account. */
export const developerAddress = '/developer-section';
