import { Trash2 } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { binAddress } from './addresses.ts';
import { binMessages } from './messages.ts';

export const binItems: PaletteItems = (context) => [
  pageItem(context, binAddress, binMessages.bin, Trash2, 'deleted undo restore bring back'),
];
