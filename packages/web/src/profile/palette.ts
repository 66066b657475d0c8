import { MonitorSmartphone } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { sessionsAddress } from './addresses.ts';
import { profileMessages } from './messages.ts';

export const sessionItems: PaletteItems = (context) => [
  pageItem(context, sessionsAddress, profileMessages.sessions, MonitorSmartphone, 'sessions devices browsers security'),
];
