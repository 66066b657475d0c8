import { LifeBuoy } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { supportAddress } from './addresses.ts';
import { supportMessages } from './messages.ts';

export const supportItems: PaletteItems = (context) =>
  context.isStaff
    ? [
        pageItem(
          context,
          supportAddress,
          supportMessages.title,
          LifeBuoy,
          'cases customers look up e-mail stuck uploads',
        ),
      ]
    : [];
