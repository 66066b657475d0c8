import { noOther } from '@launchyard/domain/kit';
import type { MeetingRole } from '@launchyard/domain/links';
import type { SessionEnd } from '@launchyard/domain/streaming';
import { findVisit, type OpenVisit, type VisitNeeds } from '../links/stream.ts';

/** What a link (a UUID) opens now, or why its sessions end. */
export async function findVisitOf(
  needs: VisitNeeds,
  linkId: string,
  role: MeetingRole | null = null,
): Promise<OpenVisit | SessionEnd> {
  const visit = await findVisit(needs, { form: 'known', linkId, role });
  switch (visit.kind) {
    case 'open':
      return visit;
    case 'expired':
      return 'linkExpired';
    case 'unknown':
    case 'unlinked':
    case 'replaced':
    case 'removed':
    case 'versionRemoved':
    case 'versionChanged':
    case 'versionGone':
      return 'linkRemoved';
    default:
      return noOther(visit, 'linkRemoved');
  }
}
