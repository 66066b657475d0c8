/** Account §2, 'Payment result pages': where the payment provider leads back to, and how long each page is shown. */
export const RESULT_SECONDS = {
  'payment-success': 9,
  'payment-failure': 7,
  'credit-card-success': 12,
  'credit-card-failure': 7,
} as const;

export type ResultPage = keyof typeof RESULT_SECONDS;

/** The page of an address; null if it is none of these. */
export function resultPageOf(pathname: string): ResultPage | null {
  const name = pathname.slice(1);
  return isResultPage(name) ? name : null;
}

const isResultPage = (name: string): name is ResultPage => Object.hasOwn(RESULT_SECONDS, name);
