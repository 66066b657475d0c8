export { checkAnswers, NO_ANSWERS, type BuildAnswers } from './answers.ts';
export { checkBuild, type BuildCircumstances, type BuildJudgement } from './check.ts';
export { countFiles, describeBuildFault } from './fault.ts';
export { inspectBuild, type BuildEntry, type BuildInspection } from './inspect.ts';
export { describeInspection, type InspectedProgram } from './inspection-note.ts';
export { isLinuxProgram } from './linux-program.ts';
export { isManifest, readPluginInfo, type PluginInfo } from './plugin-info.ts';
export { PROGRAM_HEAD_BYTES, readProgramFormat, type ProgramFormat } from './program.ts';
export type { StartFile, StartReason } from './start-file.ts';
