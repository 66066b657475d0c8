export * from './address.ts';
export * from './file.ts';
export * from './kinds.ts';
export * from './limits.ts';
export { readPicture, type Picture } from './picture.ts';
export * from './thumbnail.ts';
export * from './violations.ts';
export { readVideo, type Video, type VideoFile } from './video.ts';
