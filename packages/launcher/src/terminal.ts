/**
 * Lets the product go on when whoever read the terminal is gone, as after `npm start | head`. Without it the next line of ours, such as that a
 * process is started again, would end everything.
 */
export function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
