import { CreditCard } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { plansAddress } from './addresses.ts';
import { offerMessages } from './offer-messages.ts';

export const planItems: PaletteItems = (context) => [
  pageItem(context, plansAddress, offerMessages.plans, CreditCard, 'trial storage limits upgrade buy price'),
];
