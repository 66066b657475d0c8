/** What is wrong with something that was typed on a page that takes cards. */
export const cardWords = {
  emailInvalid: 'Enter an e-mail address such as name@example.com.',
  numberMissing: 'Enter your card number.',
  numberIncomplete: 'Your card number is incomplete.',
  numberInvalid: 'Your card number is invalid.',
  brandUnknown: 'Cards of this kind are not accepted. Use Visa, Mastercard or American Express.',
  /** The test engine takes no real cards. */
  notATestCard: 'This page is a test: use one of the test cards listed below.',
  expiryMissing: 'Enter your card’s expiration date.',
  expiryIncomplete: 'Enter the expiration date as month and year, such as 08 / 29.',
  expiryPast: 'Your card’s expiration date is in the past.',
  expiryFar: 'Your card’s expiration year is invalid.',
  cvcMissing: 'Enter your card’s security code.',
  cvcIncomplete: (digits: number) => `Your card’s security code has ${digits} digits.`,
  nameMissing: 'Enter the name on the card.',
  nameLong: (most: number) => `Enter a name of at most ${most} characters.`,
  countryMissing: 'Choose a country.',
  zipInvalid: 'Enter a ZIP code such as 78701.',
  zipLong: (most: number) => `Enter a postal code of at most ${most} characters.`,
} as const;
