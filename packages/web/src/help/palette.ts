import { LifeBuoy } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { helpMessages } from './messages.ts';

export const helpItems: PaletteItems = (context) => [
  pageItem(context, '/help', helpMessages.uploadHelp, LifeBuoy, 'failures errors'),
];
