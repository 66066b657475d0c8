/**
 * Random access to an archive, wherever it lies: a File in the browser, a file on disk, an object behind range
 * requests. `size` in bytes. `read` answers exactly `length` bytes from `offset`; fewer mean that the source changed
 * underneath. What it rejects with passes through to the caller of the reader: a failing disk is a fault, not a bad
 * archive.
 */
export interface ByteSource {
  size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}
