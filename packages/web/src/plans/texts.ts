import { cents, formatUsd } from '@launchyard/domain/money';
import type { Card_CardFragment } from '../generated/graphql.ts';
import { planMessages } from './messages.ts';

/** A card as it is shown: `Visa ending 4242`. */
export const cardText = ({ brand, last4 }: Card_CardFragment): string => planMessages.cardText(brand, last4);

/** An amount in US cents as bills show it: `$1,140.00`. */
export const formatMoney = (amountCents: number): string => formatUsd(cents(amountCents));
