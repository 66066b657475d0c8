import { CreditCard } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { plansAddress } from './addresses.ts';
import { planMessages } from './messages.ts';

export const planItems: PaletteItems = (context) => [
  pageItem(context, plansAddress, planMessages.plans, CreditCard, 'trial storage limits upgrade'),
];
