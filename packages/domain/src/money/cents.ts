declare const unit: unique symbol;

/** An amount of US dollars in whole cents. */
export type Cents = number & { readonly [unit]: 'cents' };

/** Checks that a number is an amount. Throws RangeError for fractions of a cent, and beyond what numbers count exactly. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not an amount in cents`);
  // 0 and -0 are one amount.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place where a checked number becomes an amount
  return (amount === 0 ? 0 : amount) as Cents;
}

export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((sum: number, amount) => sum + amount, 0));

/** The price of so many. */
export const timesCents = (price: Cents, count: number): Cents => cents(price * count);

/**
 * The share of an amount for a part of a whole, both in the same unit and whole numbers: exact, then rounded to the
 * nearest cent, half a cent up. Throws RangeError unless 0 ≤ part ≤ whole and whole > 0.
 */
export function shareOf(amount: Cents, part: number, whole: number): Cents {
  if (!Number.isSafeInteger(part) || !Number.isSafeInteger(whole) || part < 0 || part > whole || whole === 0) {
    throw new RangeError(`${part} of ${whole} is not a share`);
  }
  const [doubled, divisor] = [2n * BigInt(amount) * BigInt(part) + BigInt(whole), 2n * BigInt(whole)];
  // Division of bigints rounds towards zero, which is up for negative amounts.
  const isBelow = doubled < 0n && doubled % divisor !== 0n;
  return cents(Number(doubled / divisor - (isBelow ? 1n : 0n)));
}
