import { CodeXml } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { developerAddress } from './addresses.ts';
import { developerMessages } from './messages.ts';

export const developerItems: PaletteItems = (context) =>
  context.canManageKeys
    ? [pageItem(context, developerAddress, developerMessages.title, CodeXml, 'api keys tokens graphiql documentation')]
    : [];
