/** The arguments that decide where a build connects. Unreal ignores their case, and what they are called before `=`. */
const OURS = /pixelstreaming(url|signallingurl|connectionurl|ip|port|id)\b/i;

/** Unreal’s own, for a build without a screen that logs to standard output. */
const OFF_SCREEN = ['-RenderOffscreen', '-Unattended', '-StdOut', '-FullStdOutLogOutput'];

/**
 * The arguments that a build is started with: ours first, because Unreal takes the first match, then the caller’s. The
 * caller’s cannot choose where the build connects: those are left out and returned.
 */
export function launchArguments(
  signallingUrl: string,
  wanted: readonly string[],
): { arguments: string[]; leftOut: string[] } {
  const leftOut = wanted.filter((argument) => OURS.test(argument));
  const kept = wanted.filter((argument) => !OURS.test(argument));
  return { arguments: [`-PixelStreamingURL=${signallingUrl}`, ...OFF_SCREEN, ...kept], leftOut };
}
