/**
 * Reads blobs one after the other into one buffer, which grows to the size of the largest. Browsers
 * keep the results of `arrayBuffer()` until garbage collection, which adds up to gigabytes for
 * large files. It is only the fallback for browsers that cannot read into a buffer.
 */
export class BlobReader {
  #buffer = new ArrayBuffer(0);

  /**
   * All bytes of a blob, valid until the next call; do not call it again before you are done with
   * them. Rejects like `arrayBuffer()`.
   */
  async read(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
    // A stream that breaks off does not say why; `arrayBuffer()` does.
    const bytes = await this.#readStream(blob).catch(() => null);
    return bytes ?? new Uint8Array(await blob.arrayBuffer());
  }

  /**
   * Resolves to null if the stream ended early; also rejects if the browser cannot read into a
   * buffer.
   */
  async #readStream(blob: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
    const reader = blob.stream().getReader({ mode: 'byob' });
    let buffer = this.#buffer.byteLength < blob.size ? new ArrayBuffer(blob.size) : this.#buffer;
    // Passing the buffer detaches it: if reading fails, it is lost.
    this.#buffer = new ArrayBuffer(0);
    let filled = 0;
    while (filled < blob.size) {
      const { done, value } = await reader.read(new Uint8Array(buffer, filled, blob.size - filled));
      if (done) return null;
      buffer = value.buffer;
      filled += value.byteLength;
    }
    this.#buffer = buffer;
    return new Uint8Array(buffer, 0, filled);
  }
}
