import { Mail, MonitorSmartphone } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { newsletterAddress, sessionsAddress } from './addresses.ts';
import { profileMessages } from './messages.ts';

export const sessionItems: PaletteItems = (context) => [
  pageItem(context, newsletterAddress, profileMessages.newsletter, Mail, 'newsletter email unsubscribe subscribe'),
  pageItem(context, sessionsAddress, profileMessages.sessions, MonitorSmartphone, 'sessions devices browsers security'),
];
