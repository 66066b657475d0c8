/**
 * The bytes whose SHA-256 tells whether a picked file is the one that an upload began with: the archive's size (8
 * bytes, little endian), then its directory, which holds the checksum of every file inside. The caller reads
 * `directory.offset`, `directory.length` and hashes, by whatever its platform has.
 */
export function fingerprintInput(sizeBytes: number, directoryBytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const input = new Uint8Array(8 + directoryBytes.length);
  new DataView(input.buffer).setBigUint64(0, BigInt(sizeBytes), true);
  input.set(directoryBytes, 8);
  return input;
}
