import { ScrollText } from 'lucide-react';
import { pageItem, type PaletteItems } from '../kit/palette.ts';
import { auditAddress } from '@launchyard/domain/audit';
import { auditMessages } from './messages.ts';

export const auditItems: PaletteItems = (context) =>
  context.canReadAuditLog
    ? [pageItem(context, auditAddress, auditMessages.title, ScrollText, 'history who changed what security export csv')]
    : [];
