/** The page of the team. */
export const teamAddress = '/team';
