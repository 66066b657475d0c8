/** Who issues a kind of card, as the start of its number tells. Plain data: a page’s script reads it, too. */
export interface CardBrand {
  /** As payment providers write it. */
  code: string;
  name: string;
  /** A regular expression for the start of a number. */
  start: string;
  /** How its digits are grouped. */
  groups: readonly number[];
  cvcLength: number;
}

export const CARD_BRANDS: readonly CardBrand[] = [
  { code: 'visa', name: 'Visa', start: '^4', groups: [4, 4, 4, 4], cvcLength: 3 },
  {
    code: 'mastercard',
    name: 'Mastercard',
    start: '^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)',
    groups: [4, 4, 4, 4],
    cvcLength: 3,
  },
  { code: 'amex', name: 'American Express', start: '^3[47]', groups: [4, 6, 5], cvcLength: 4 },
];

/** The brand of a number, or of its start; null if it is none of ours, or not told yet. */
export const cardBrand = (digits: string): CardBrand | null =>
  CARD_BRANDS.find(({ start }) => new RegExp(start).test(digits)) ?? null;

/** A number as it is printed on its card: `4242 4242 4242 4242`. */
export function groupCardNumber(digits: string): string {
  let rest = digits;
  const parts = (cardBrand(digits)?.groups ?? []).map((length) => {
    const part = rest.slice(0, length);
    rest = rest.slice(length);
    return part;
  });
  return [...parts, rest].filter((part) => part !== '').join(' ');
}

/** How a brand is called. A provider may know more brands than we do. */
export const brandName = (code: string): string => CARD_BRANDS.find((brand) => brand.code === code)?.name ?? 'Card';
