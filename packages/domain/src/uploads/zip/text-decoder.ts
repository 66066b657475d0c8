/**
 * Browsers, workers and Node all have it, but this package is typed only by the language’s own library, which lacks it.
 */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** Keeps a byte order mark, so that two different names never become one. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text, or null if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    // A fatal decoder throws only if the bytes are not UTF-8.
    return null;
  }
}
