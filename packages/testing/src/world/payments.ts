export { RIGHT_CARD, startPayments, type TestPayments } from '@launchyard/payments/test-kit';
