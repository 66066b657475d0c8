export { checkBuild, type BuildAnswers, type BuildJudgement } from './check.ts';
export { inspectBuild, type BuildEntry, type BuildInspection } from './inspect.ts';
