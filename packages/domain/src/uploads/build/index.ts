export { checkAnswers, NO_ANSWERS, type BuildAnswers } from './answers.ts';
export { checkBuild, type BuildCircumstances, type BuildJudgement } from './check.ts';
export { inspectBuild, type BuildEntry, type BuildInspection } from './inspect.ts';
export type { StartFile, StartReason } from './start-file.ts';
