import { noOther } from '../kit/index.ts';

/** Why a card was not charged. A charge without its customer may need them: `needsAuthentication`. */
export const DECLINE_REASONS = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'incorrectCvc',
  'needsAuthentication',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What the holder of a card reads, and does next. */
export function declineWords(reason: DeclineReason): string {
  switch (reason) {
    case 'declined':
      return 'Your card was declined. Try another card.';
    case 'insufficientFunds':
      return 'Your card has insufficient funds. Try another card.';
    case 'expiredCard':
      return 'Your card has expired. Try another card.';
    case 'incorrectCvc':
      return 'Your card’s security code is incorrect. Check it and try again.';
    case 'needsAuthentication':
      return 'Your bank could not confirm that it is you. Try again, or use another card.';
    default:
      return noOther(reason, 'Your card could not be charged. Try another card.');
  }
}
