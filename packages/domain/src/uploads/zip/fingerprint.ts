/** SHA-256 in lower-case hex, by whatever a platform has. */
export type Sha256Hex = (bytes: Uint8Array<ArrayBuffer>) => string | Promise<string>;

/**
 * Tells whether a picked file is the one that an upload began with: over the archive's size and the SHA-256 of its directory, which holds
 * the checksum of every file inside.
 */
export async function fingerprintOf(sizeBytes: number, directory: Uint8Array, sha256Hex: Sha256Hex): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody reads archives into memory that threads share
  const digest = await sha256Hex(directory as Uint8Array<ArrayBuffer>);
  return sha256Hex(Uint8Array.from(`${sizeBytes} ${digest}`, (letter) => letter.charCodeAt(0)));
}
