/** What happens, for the log of whoever started the sample: one line each, in the manner of Unreal. */
export function log(text: string): void {
  process.stdout.write(logLine(text));
}

/** What `log` prints. */
export const logLine = (text: string): string => `LogSample: Display: ${oneLine(text)}\n`;

/** What went wrong, with the reason. */
export function logError(text: string): void {
  process.stderr.write(`LogSample: Error: ${oneLine(text)}\n`);
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const MOST_CHARACTERS = 1000;
/** Others choose parts of these texts. They must not look like lines of their own. */
const oneLine = (text: string): string => text.slice(0, MOST_CHARACTERS).replaceAll(/\p{Cc}/gu, ' ');
