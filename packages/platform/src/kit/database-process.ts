/** The processes that use the database. Each has a role of its own, with the rights that its code needs. */
export const databaseProcesses = ['api', 'files', 'streams', 'worker'] as const;
export type DatabaseProcess = (typeof databaseProcesses)[number];
