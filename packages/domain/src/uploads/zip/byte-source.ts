/**
 * Random access to an archive, wherever it is stored: a File in the browser, a file on disk, an object behind range
 * requests. `size` in bytes. `read` returns exactly `length` bytes from `offset`; fewer mean that the source has
 * changed. Its rejections pass through to the caller: a failing disk is a fault, not a bad archive.
 */
export interface ByteSource {
  size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}
