/** Access §2: the monitors and other tools. */
export const utilitiesAddress = '/utilities';
/** The same on home. */
export const streamMonitorAddress = '/stream-monitor';
