/**
 * Gives a buffer's memory back at once, where the collector would let many come together; nothing can be read from it afterwards. Browsers
 * before 2024 leave it to the collector.
 */
export function release(buffer: ArrayBuffer): void {
  if ('transfer' in buffer) buffer.transfer(0);
}
