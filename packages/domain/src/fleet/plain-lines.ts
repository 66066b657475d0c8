/** Lines that a build printed, as they can be kept and shown anywhere: without control characters but tabs. */
export const plainLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(/[^\P{Cc}\t]/gu, '').toWellFormed());
