/** Whether the date of an ISO 8601 instant exists and its hour is valid. Date parsers read 30 February as 2 March. */
export function isInCalendar(instant: string): boolean {
  const wall = instant.slice(0, 'yyyy-mm-ddThh:mm'.length);
  const at = new Date(`${wall}:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(wall);
}
