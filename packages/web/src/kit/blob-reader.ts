/**
 * Reads blobs one after the other into one buffer, which grows to the largest of them. Browsers keep what `arrayBuffer()` answers until the
 * collector comes by, and over gigabytes that is gigabytes; where they cannot read into a buffer, it is what is left.
 */
export class BlobReader {
  #buffer = new ArrayBuffer(0);

  /** All bytes of a blob, good until the next is read; not to be called again before that. Rejects as `arrayBuffer()` does. */
  async read(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
    // A stream that breaks off does not say why; `arrayBuffer()` does.
    const bytes = await this.#readStream(blob).catch(() => null);
    return bytes ?? new Uint8Array(await blob.arrayBuffer());
  }

  /** Answers null where less came than the blob has; rejects also where the browser cannot read into a buffer. */
  async #readStream(blob: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
    const reader = blob.stream().getReader({ mode: 'byob' });
    let buffer = this.#buffer.byteLength < blob.size ? new ArrayBuffer(blob.size) : this.#buffer;
    // Handing the buffer over detaches it: when reading fails, it is gone.
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
