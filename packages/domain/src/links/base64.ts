const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The UTF-8 text in base64 of either alphabet, padded or not; null if it is invalid. */
export function decodeBase64Text(base64: string): string | null {
  const digits = base64
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={0,2}$/, '');
  let escaped = '';
  let bits = 0;
  let bitCount = 0;
  for (const char of digits) {
    const digit = DIGITS.indexOf(char);
    if (digit < 0) return null;
    bits = ((bits << 6) | digit) & 0xff_ff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    escaped += `%${((bits >> bitCount) & 0xff).toString(16).padStart(2, '0')}`;
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    // Bytes that are not UTF-8 are not text.
    return null;
  }
}
