import { SettingsError } from '@launchyard/domain/settings';

/**
 * Node flags for the gateway. It runs documents that callers write, so nothing in its process may turn text into code:
 * neither our own code nor any library.
 */
export const nodeFlags = ['--disallow-code-generation-from-strings'];

/**
 * Throws SettingsError if this process was started without them. It tries what they forbid, because a flag can be
 * mistyped.
 */
export function requireNodeFlags(): void {
  try {
    // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- whether this is refused is the question
    new Function('return true')();
  } catch {
    return;
  }
  throw new SettingsError(
    `The gateway does not start where text can become code. Start it with: node ${nodeFlags.join(' ')} packages/gateway/src/main.ts`,
  );
}
