export type { BuildSpec } from './build-spec.ts';
export { BUILDS, writeBuild, writeSparseBuild, type Packing } from './builds.ts';
export { HOSTILE_NAMES, writeHostile } from './hostile.ts';
export { ArchiveWriter, ATTRIBUTES, FLAGS, METHODS, type EndOptions, type EntryOptions } from './writer.ts';
