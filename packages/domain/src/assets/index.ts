export * from './limits.ts';
export { readPicture, type Picture } from './picture.ts';
export * from './thumbnail.ts';
export * from './violations.ts';
