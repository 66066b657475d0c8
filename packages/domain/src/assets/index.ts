export * from './address.ts';
export * from './file.ts';
export * from './kinds.ts';
export * from './limits.ts';
export { readPicture } from './picture.ts';
export type { Picture } from './structure.ts';
export * from './thumbnail.ts';
export * from './violations.ts';
export { readVideo, type Video, type VideoFile } from './video.ts';
