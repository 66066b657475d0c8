import type { z } from 'zod';

/** One environment variable: its meaning in a sentence, its shape, and its default. */
export interface Setting<T> {
  meaning: string;
  schema: z.ZodType<T>;
  fallback: string | undefined;
  shownDefault: string;
  isSecret: boolean;
}

/** The values read from a catalogue of environment variables. */
export type SettingValues<S extends Record<string, Setting<unknown>>> = {
  [K in keyof S]: S[K] extends Setting<infer T> ? T : never;
};

/** An invalid value prevents the start: one sentence per variable that names it and never shows a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the named variables from an environment. Throws SettingsError with a sentence per invalid variable. */
export function readSettings<S extends Record<string, Setting<unknown>>>(
  settings: S,
  environment: Record<string, string | undefined>,
): SettingValues<S> {
  const wrong: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const given = environment[name];
    const parsed = setting.schema.safeParse(given === undefined || given === '' ? setting.fallback : given);
    if (parsed.success) values[name] = parsed.data;
    else wrong.push(explain(name, setting, given, parsed.error));
  }
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each key was just parsed by the schema that the type is inferred from
  return values as SettingValues<S>;
}

function explain(name: string, setting: Setting<unknown>, given: string | undefined, error: z.ZodError): string {
  const shown = given === undefined ? 'unset' : setting.isSecret ? 'set to an invalid value' : `"${given}"`;
  return `${name} is ${shown}: ${error.issues.map((issue) => issue.message).join('; ')}. ${setting.meaning}`;
}
