/** Refusals about plans and what they cost: when each occurs, and what to do. */
export const planCodes = {
  PLAN_ALREADY_ACTIVE: 'The account has a plan. Change that one, or cancel it first.',
  PLAN_MISSING: 'The account has no plan that could be changed. Buy one.',
  PLAN_ENDING: 'The plan is cancelled and ends with its month. Reactivate it before it is changed.',
  PLAN_NOT_ENDING: 'The plan is not cancelled. There is nothing to reactivate.',
  PLAN_UNPAID: 'The last bill could not be charged. Change the card, or pay the bill; then change the plan.',
  PLAN_COUNT_RANGE: 'The number of users is not a whole number from 1 to 15.',
  PLAN_COUNT_SAME: 'The plan has this number of users already. Nothing was charged.',
  PLAN_CHANGE_OUTDATED:
    'The account’s plan or the price changed since the preview, or the preview is older than ten minutes. Nothing was charged. Ask for a new preview and confirm that.',
  PLAN_CHANGE_BUSY: 'Another change of the plan is being paid. Wait a minute, read the plan, and try again.',
  PAYMENTS_OFF: 'This installation sells nothing: no payment provider is connected.',
  CHECKOUTS_TOO_MANY: 'The account opened too many payment pages within an hour. Use one of them, or wait.',
  CHECKOUT_NOT_FOUND: 'The checkout doesn’t exist, or belongs to another account. Check the id.',
  INVOICE_NOT_FOUND: 'The invoice doesn’t exist, or belongs to another account. Check the id.',
  INVOICE_NOT_OPEN: 'The invoice is paid, or its plan ended unpaid. Nothing was charged.',
  CARD_DECLINED: 'The card was not charged, and the message says why. Change the card, or ask the bank.',
  CARD_MISSING: 'There is no card that could be charged. Add one.',
} as const;
