import { cssVars, fonts, type Mode } from './palette.ts';

/**
 * The palette as a stylesheet: custom properties per mode, so the right colours apply before any
 * script runs.
 */
export function paletteCss(): string {
  return [
    rule(':root', { ...cssVars('light'), '--sans': fonts.sans, '--mono': fonts.mono }, 'light'),
    rule(':root[data-mode="dark"]', cssVars('dark'), 'dark'),
  ].join('\n');
}

function rule(selector: string, properties: Record<string, string>, mode: Mode): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n  color-scheme: ${mode};\n}`;
}
