import { Activity } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { utilitiesAddress } from './addresses.ts';
import { streamingMessages } from './messages.ts';

export const streamingItems: PaletteItems = (context) => [
  pageItem(
    context,
    utilitiesAddress,
    streamingMessages.monitor,
    Activity,
    'streaming app monitor sessions visitors live',
  ),
];
