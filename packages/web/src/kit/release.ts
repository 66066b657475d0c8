/**
 * Frees a buffer's memory immediately instead of at garbage collection, when many may have piled
 * up; the buffer is unusable afterwards. Browsers before 2024 leave it to the collector.
 */
export function release(buffer: ArrayBuffer): void {
  if ('transfer' in buffer) buffer.transfer(0);
}
