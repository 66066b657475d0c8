import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** The file that clients generate their types from. */
export const SCHEMA_FILE = fileURLToPath(new URL('../schema.graphql', import.meta.url));

/** The text of that file, sorted, so that diffs are small. */
export function printedSchema(): string {
  return `# Printed by src/print.ts from the code; change that, then run it again.\n\n${printSchema(lexicographicSortSchema(schema))}\n`;
}

if (import.meta.main) writeFileSync(SCHEMA_FILE, printedSchema());
