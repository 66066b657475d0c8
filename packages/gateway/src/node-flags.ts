import { SettingsError } from '@launchyard/domain/settings';

/**
 * Flags of Node that the gateway is started with. It runs documents that callers write, so nothing in its process may turn a text into
 * code: not our own code, and no library of today or tomorrow.
 */
export const nodeFlags = ['--disallow-code-generation-from-strings'];

/** Throws SettingsError when this process was started without them. It tries what they forbid: a flag can be mistyped. */
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
