/** Whether the day that an instant in ISO 8601 begins with is in the calendar, and its hour in the day: 30 February is read as 2 March. */
export function isInCalendar(instant: string): boolean {
  const wall = instant.slice(0, 'yyyy-mm-ddThh:mm'.length);
  const at = new Date(`${wall}:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(wall);
}
