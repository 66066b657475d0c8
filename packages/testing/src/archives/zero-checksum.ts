const POLYNOMIAL = 0xedb88320;

/** The CRC-32 after this many zero bytes, given the CRC-32 `before` them. Takes one step per bit of the count. Up to 2^53. */
export function checksumOfZeros(bytes: number, before = 0): number {
  // A CRC-32 starts as 32 set bits; each zero byte multiplies it by x^8, modulo the polynomial.
  let value = (before ^ 0xffffffff) >>> 0;
  let step = 0x00800000;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) value = multiply(value, step);
    step = multiply(step, step);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** The product of two polynomials over GF(2), with the lowest power in the highest bit. */
function multiply(left: number, right: number): number {
  let product = 0;
  let shifted = right;
  for (let bit = 31; bit >= 0; bit--) {
    if ((left >>> bit) & 1) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}
