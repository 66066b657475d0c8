/** The tabs of the config editor. 'Common' is always shown, the others with 'Advanced Options'. */
export const CONFIG_TABS = ['common', 'ui', 'customization', 'developer'] as const;
export type ConfigTab = (typeof CONFIG_TABS)[number];

/** The value of a setting. Null means not set; flags and choices always have a value. */
export type FieldValue = boolean | number | string | readonly string[] | null;

/** One value of a setting that has a fixed set of values. */
export interface Choice {
  /** The name in domain and GraphQL. */
  value: string;
  /** The value in the wire document. */
  wire: string;
  label: string;
  /** One sentence for API callers. */
  description: string;
}

/** The kind of a field: it decides the wire form, the limits and the editor’s input. */
export type FieldKind =
  /** `'1'` and `'0'` on the wire. */
  | { kind: 'flag'; fallback: boolean }
  /**
   * A whole number in decimal digits, followed by `suffix` on the wire only. `options`: what the editor offers besides
   * the current value.
   */
  | {
      kind: 'whole';
      fallback: number | null;
      least: number;
      most: number;
      unit: string;
      suffix?: string;
      options?: (current: number) => number[];
    }
  | { kind: 'decimal'; fallback: null; least: number; most: number; unit: string }
  | { kind: 'text'; fallback: null; most: number; hasLines?: boolean }
  | { kind: 'email'; fallback: null; most: number }
  /** An instant to the minute: `2026-12-31T18:00` on the wire, in UTC; ISO 8601 with seconds and `Z` in domain. */
  | { kind: 'instant'; fallback: null }
  | { kind: 'choice'; fallback: string; choices: readonly Choice[] }
  /** The address of a picture. `recommended` is the editor’s advice, in the words of applications §5. */
  | { kind: 'image'; fallback: null; most: number; recommended: string }
  /** Addresses of .mp4 files, without duplicates. */
  | { kind: 'videos'; fallback: readonly string[]; most: number; mostEach: number }
  /** Can be set but never read. */
  | { kind: 'secret'; fallback: null };

/**
 * One setting of a config. The only place that knows its names, where it is shown, what it depends on and what saving
 * does to it.
 */
export type ConfigField = FieldKind & {
  /** The exact key in the wire document as players know it, including misspellings. */
  wire: string;
  /** Its label in the editor. */
  label: string;
  /** One sentence for API callers. */
  description: string;
  /** The hint below its input, if the label is not enough. */
  hint?: string;
  /** The editor tabs that show it; none: only the API sets it. */
  tabs: readonly ConfigTab[];
  /** Its heading in the editor. */
  group: string;
  /** Its input is disabled unless that field has this value. */
  dependsOn?: { field: string; is: FieldValue };
  /** Applications §4: saving clears it while its input is disabled. */
  isCleared?: boolean;
};

/** Ends a switch over the kinds: a missing kind does not compile. */
export function noOtherKind(field: never): never {
  throw new Error(`There is no such kind of setting: ${JSON.stringify(field)}`);
}
