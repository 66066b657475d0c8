import { removeSessions } from '../access/remove-account.ts';
import { removeApps } from '../apps/remove-account.ts';
import { removeLibrary } from '../assets/remove-account.ts';
import { removeBilling } from '../billing/remove-account.ts';
import { removeBin } from '../bin/remove-account.ts';
import { removeConfigs } from '../configs/remove-account.ts';
import { removeClientTokens } from '../developer/remove-account.ts';
import { removeKeys } from '../keys/remove-account.ts';
import type { Removal } from '../kit/area.ts';
import { removeLinks } from '../links/remove-account.ts';
import { removeNotifications } from '../notifications/remove-account.ts';
import type { Folders } from '../providers/files/folders.ts';
import type { Stores } from '../providers/files/object-store.ts';
import { removeMails } from '../providers/mail/remove-account.ts';
import { removeSignIns } from '../session/remove-account.ts';
import { removeStreams } from '../streaming/remove-account.ts';
import { removeTeam } from '../team/remove-account.ts';
import { removeTransfers } from '../transfers/remove-account.ts';
import { removeUploads } from '../uploads/remove-account.ts';

/** What each area removes: what refers to something goes before it. */
export const removals: readonly Removal<{ folders: Folders; stores: Stores }>[] = [
  removeStreams,
  removeBilling,
  removeNotifications,
  removeLinks,
  removeUploads,
  removeApps,
  removeLibrary,
  removeConfigs,
  removeBin,
  removeTransfers,
  removeClientTokens,
  removeKeys,
  removeTeam,
  removeSessions,
  removeSignIns,
  removeMails,
];
