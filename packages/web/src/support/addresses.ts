/** Where staff open cases. */
export const supportAddress = '/support';

/** The page of one case. */
export const caseAddress = (caseId: string): string => `${supportAddress}/cases/${caseId}`;
