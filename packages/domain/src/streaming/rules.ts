import type { ConfigSettings } from '../configs/fields.ts';
import { parseLaunchArguments } from '../configs/launch-arguments.ts';

/** What a config says about how long a session may last. */
export interface SessionRules {
  /** Applications §3, `expireOn`: the longest session. */
  maxMinutes: number;
  /** Minutes without input until the warning, and from it to the end; null: never. */
  idle: { warnMinutes: number; closeMinutes: number } | null;
  /** Whether its visitor gets the build’s log at the end. */
  downloadsLog: boolean;
}

export const sessionRules = (settings: ConfigSettings): SessionRules => ({
  maxMinutes: settings.maxSessionMinutes,
  idle: settings.endsIdleStreams
    ? { warnMinutes: settings.idleWarnMinutes, closeMinutes: settings.idleCloseMinutes }
    : null,
  downloadsLog: settings.downloadsUnrealLog,
});

/** What the page does with a stream, as plain data. */
export interface PlayerSettings {
  /** Whether the picture’s size follows the viewer’s window. */
  followsWindow: boolean;
  /** Whether the stream takes the pointer until Escape, or follows it. */
  locksMouse: boolean;
  showsPointer: boolean;
  touchActsAsMouse: boolean;
  usesMicrophone: boolean;
}

export const playerSettings = (settings: ConfigSettings): PlayerSettings => ({
  followsWindow: settings.resolution === 'DYNAMIC',
  locksMouse: settings.mouseScheme === 'LOCKED',
  showsPointer: settings.showsBrowserMouse,
  touchActsAsMouse: settings.touchActsAsMouse,
  usesMicrophone: settings.usesMicrophone,
});

/** The most bits a second of a quality level, for Unreal’s encoder. Automatic leaves it to the engine. */
const MOST_BITS: Record<ConfigSettings['qualityLevel'], number | null> = {
  AUTOMATIC: null,
  LOW: 2_000_000,
  MEDIUM: 8_000_000,
  HIGH: 30_000_000,
};

/**
 * The arguments with which a config starts a build, after the fleet’s own. An array, never a shell’s line.
 * The owner’s own arguments come last; Unreal takes the first match, so they cannot undo what other settings say.
 */
export function buildArguments(settings: ConfigSettings): string[] {
  const { resolutionWidth: width, resolutionHeight: height } = settings;
  const most = MOST_BITS[settings.qualityLevel];
  const commands = (settings.consoleCommands ?? '').split('\n').map((line) => line.trim());
  return [
    ...(settings.resolution === 'CUSTOM' && width !== null && height !== null
      ? [`-ResX=${width}`, `-ResY=${height}`, '-ForceRes']
      : []),
    ...(most === null ? [] : [`-PixelStreamingWebRTCMaxBitrate=${most}`]),
    ...(settings.debugsUnreal ? ['-LogCmds=global Verbose'] : []),
    ...(commands.some(Boolean) ? [`-ExecCmds=${commands.filter(Boolean).join(',')}`] : []),
    ...(settings.appParameters ? [settings.appParameters] : []),
    ...(settings.appendsLaunchArguments ? parseLaunchArguments(settings.launchArguments ?? '').list : []),
  ];
}
