import { Images } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { libraryPath } from './library/addresses.ts';
import { libraryMessages } from './library/messages.ts';

export const libraryItems: PaletteItems = (context) => [
  pageItem(context, libraryPath, libraryMessages.title, Images, 'assets images videos pictures logo'),
];
