/** Where the plans are. */
export const plansAddress = '/plans';
