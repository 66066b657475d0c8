import { BellRing } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { operationsAddress } from './addresses.ts';
import { alertMessages } from './messages.ts';

export const operationsItems: PaletteItems = (context) =>
  context.isStaff
    ? [pageItem(context, operationsAddress, alertMessages.title, BellRing, 'alerts channels incidents status')]
    : [];
