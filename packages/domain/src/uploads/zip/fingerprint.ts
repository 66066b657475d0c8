/** SHA-256 in lower-case hex, with whatever the platform offers. */
export type Sha256Hex = (bytes: Uint8Array<ArrayBuffer>) => string | Promise<string>;

/**
 * Tells whether a picked file is the one that an upload was started with: the SHA-256 of the archive’s size (8 bytes,
 * little endian) followed by its directory, which contains the checksum of every file. Other programs can compute it,
 * too: the README says how.
 */
export async function fingerprintOf(sizeBytes: number, directory: Uint8Array, sha256Hex: Sha256Hex): Promise<string> {
  const input = new Uint8Array(8 + directory.length);
  new DataView(input.buffer).setBigUint64(0, BigInt(sizeBytes), true);
  input.set(directory, 8);
  return sha256Hex(input);
}
