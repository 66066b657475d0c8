import type { z } from 'zod';
import type { Setting } from './setting.ts';

/** A setting with its meaning for operators. `shownDefault` is what the README shows in place of the default. */
export function define<T>(
  meaning: string,
  schema: z.ZodType<T>,
  fallback?: string,
  shownDefault?: string,
  isSecret = false,
): Setting<T> {
  return { meaning, schema, fallback, shownDefault: shownDefault ?? fallback ?? 'unset', isSecret };
}
