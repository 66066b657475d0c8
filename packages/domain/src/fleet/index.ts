export { cpuCeiling, FLEET_LIMITS, type BuildLimits } from './limits.ts';
export {
  END_REASONS,
  describeEnd,
  describeMemory,
  describeProcesses,
  judgeEnd,
  type EndReason,
  type InstanceEnd,
} from './end.ts';
export { launchArguments } from './launch-arguments.ts';
export { printedText } from './printed-text.ts';
export { signallingPortOf } from './signalling-port.ts';
export {
  aheadOf,
  BUILD_USES,
  describeNoPlace,
  mayTakePlace,
  PLACE_WAIT_SECONDS,
  type BuildUse,
  type PlacedBuild,
} from './place.ts';
export {
  brokenBounds,
  describeBroken,
  mayRunBuilds,
  nameBound,
  TRIED_BOUNDS,
  type TriedBound,
} from './tried-bounds.ts';
