/** SHA-256 in lower-case hex, by whatever a platform has. */
export type Sha256Hex = (bytes: Uint8Array<ArrayBuffer>) => string | Promise<string>;

/**
 * Tells whether a picked file is the one that an upload began with: the SHA-256 of the archive's size (8 bytes, little endian) and of its
 * directory after it, which holds the checksum of every file inside. Programs work it out, too: the README says how.
 */
export async function fingerprintOf(sizeBytes: number, directory: Uint8Array, sha256Hex: Sha256Hex): Promise<string> {
  const input = new Uint8Array(8 + directory.length);
  new DataView(input.buffer).setBigUint64(0, BigInt(sizeBytes), true);
  input.set(directory, 8);
  return sha256Hex(input);
}
