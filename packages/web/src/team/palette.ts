import { Users } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { teamAddress } from './addresses.ts';
import { teamMessages } from './messages.ts';

export const teamItems: PaletteItems = (context) => [
  pageItem(context, teamAddress, teamMessages.title, Users, 'team members invite roles colleagues leave'),
];
