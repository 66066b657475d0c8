/** The tabs of the config editor. 'Common' is always there, the others with 'Advanced Options'. */
export const CONFIG_TABS = ['common', 'ui', 'customization', 'developer'] as const;
export type ConfigTab = (typeof CONFIG_TABS)[number];

/** What a setting can hold. Null means that nothing is set; flags and choices always hold something. */
export type FieldValue = boolean | number | string | readonly string[] | null;

/** One value that a setting of a config can be given, where it has a few. */
export interface Choice {
  /** The name in domain and GraphQL. */
  value: string;
  /** What stands in the wire document. */
  wire: string;
  label: string;
  /** One sentence for whoever calls the API. */
  description: string;
}

/** What kind of thing a field holds: it decides the wire form, the limits and the input in the editor. */
export type FieldKind =
  /** `'1'` and `'0'` on the wire. */
  | { kind: 'flag'; fallback: boolean }
  /** A whole number in decimal digits; `suffix` stands behind it on the wire only. `options`: what the editor offers beside what is set. */
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
  /** A minute in time: `2026-12-31T18:00` on the wire, in UTC; ISO 8601 with seconds and `Z` in domain. */
  | { kind: 'instant'; fallback: null }
  | { kind: 'choice'; fallback: string; choices: readonly Choice[] }
  /** The address of a picture. `recommended` is what the editor advises, in the words of applications §5. */
  | { kind: 'image'; fallback: null; most: number; recommended: string }
  /** Addresses of .mp4 files, each once. */
  | { kind: 'videos'; fallback: readonly string[]; most: number; mostEach: number }
  /** Can be set and never read. */
  | { kind: 'secret'; fallback: null };

/** One setting of a config: the one place that knows its names, where it is shown, what it depends on and what becomes of it on save. */
export type ConfigField = FieldKind & {
  /** The key in the wire document, exactly as players know it, misspelt or not. */
  wire: string;
  /** What the editor calls it. */
  label: string;
  /** One sentence for whoever calls the API. */
  description: string;
  /** What the editor says below its input, where the label alone does not tell enough. */
  hint?: string;
  /** Where the editor shows it; none: only the API sets it. */
  tabs: readonly ConfigTab[];
  /** The heading under which the editor shows it. */
  group: string;
  /** Its input is disabled unless that field holds this. */
  dependsOn?: { field: string; is: FieldValue };
  /** Applications §4: on save it is cleared when its input is disabled. */
  isCleared?: boolean;
};
