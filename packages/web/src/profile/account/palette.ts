import { CircleUserRound, ReceiptText } from 'lucide-react';
import { pageItem, type PaletteItems } from '../../kit/palette.ts';
import { accountAddress } from './addresses.ts';
import { accountMessages } from './messages.ts';

export const accountItems: PaletteItems = (context) => [
  pageItem(
    context,
    accountAddress(),
    accountMessages.title,
    CircleUserRound,
    'account settings profile username phone email password subscription',
  ),
  pageItem(
    context,
    accountAddress('transactions'),
    accountMessages.tabs.transactions,
    ReceiptText,
    'invoices bills payments receipts card',
  ),
];
