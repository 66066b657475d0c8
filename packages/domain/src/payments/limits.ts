/** What the test engine accepts. */
export const PAYMENT_LIMITS = {
  /** The least and the most that is charged at once, in cents. */
  leastCents: 1,
  mostCents: 99_999_999,
  /** Lines of one checkout. */
  lines: 50,
  textLength: 200,
  addressLength: 2_000,
  emailLength: 254,
  referenceLength: 128,
  /** Checkouts of one customer that are open at once. Another one ends the oldest. */
  openCheckouts: 10,
  /** Checkouts that one customer opens in an hour. */
  checkoutsPerHour: 60,
  /** Cards that one checkout is tried with: nobody needs so many, except to find out which of many cards work. */
  triesPerCheckout: 15,
  longestCheckoutHours: 24,
  /** How long an event is delivered again, and how long it is kept. */
  deliveryDays: 3,
  eventDays: 30,
} as const;
