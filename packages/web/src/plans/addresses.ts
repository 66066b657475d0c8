/** The page with the plans. */
export const plansAddress = '/plans';
