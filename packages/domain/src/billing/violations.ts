import { violation, type Violation } from '../kit/index.ts';
import { declineWords, type DeclineReason } from '../payments/index.ts';

export const billingViolations = {
  checkoutNotFound: violation('CHECKOUT_NOT_FOUND', 'This payment page was not found.', 'checkoutId'),
  invoiceNotFound: violation('INVOICE_NOT_FOUND', 'This invoice was not found.', 'invoiceId'),
  invoiceNotOpen: violation('INVOICE_NOT_OPEN', 'This invoice is paid already.', 'invoiceId'),
  invoiceGivenUp: violation(
    'INVOICE_NOT_OPEN',
    'This invoice can no longer be paid. Choose a plan to stream again.',
    'invoiceId',
  ),
} as const;

/** The refusal of a change whose charge was declined. Nothing was changed. */
export const cardDeclined = (reason: DeclineReason): Violation<'CARD_DECLINED'> =>
  violation('CARD_DECLINED', `${declineWords(reason)} Nothing was changed.`);
