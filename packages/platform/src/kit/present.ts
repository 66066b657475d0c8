/** Instants leave the services in ISO 8601, UTC. */
export const instant = (date: Date): string => date.toISOString();
export const instantOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;
