/**
 * Lets the product continue when the terminal’s reader is gone, as after `npm start | head`. Otherwise our next line
 * would end everything.
 */
export function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
