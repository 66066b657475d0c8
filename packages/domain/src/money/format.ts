import type { Cents } from './cents.ts';

/** An amount as bills show it: $1,140.00, or −$5.00. */
export function formatUsd(amount: Cents): string {
  const dollars = Math.floor(Math.abs(amount) / 100).toLocaleString('en-US');
  const rest = String(Math.abs(amount) % 100).padStart(2, '0');
  return `${amount < 0 ? '−' : ''}$${dollars}.${rest}`;
}

/** A price: without cents where there are none. $300, or $0.10. */
export const formatPrice = (amount: Cents): string => formatUsd(amount).replace(/\.00$/, '');
