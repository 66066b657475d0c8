export { makeSampleBuild } from './make.ts';
