export { FLEET_LIMITS } from './limits.ts';
export { END_REASONS, describeEnd, judgeEnd, type EndReason, type InstanceEnd } from './end.ts';
export { launchArguments } from './launch-arguments.ts';
export { signallingPortOf } from './signalling-port.ts';
