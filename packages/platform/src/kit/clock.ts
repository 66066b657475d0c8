/** The only source of time in the services, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);
export const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * 60 * 60;
