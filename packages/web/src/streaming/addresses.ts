/** Access §2: the monitors and other tools. */
export const utilitiesAddress = '/utilities';
