import { SCOPE_TEXTS } from '@launchyard/domain/developer';
import type { ApiKeyScope } from '../generated/graphql.ts';

const TEXTS: Record<ApiKeyScope, string> = {
  UPLOADS_WRITE: SCOPE_TEXTS['uploads.write'],
  APPS_DELETE: SCOPE_TEXTS['apps.delete'],
  VERSIONS_WRITE: SCOPE_TEXTS['versions.write'],
  VERSION_CONTROL_SET: SCOPE_TEXTS['versionControl.set'],
  LINKS_WRITE: SCOPE_TEXTS['links.write'],
  CONFIGS_WRITE: SCOPE_TEXTS['configs.write'],
  ASSETS_WRITE: SCOPE_TEXTS['assets.write'],
  NOTIFICATIONS_WRITE: SCOPE_TEXTS['notifications.write'],
  BIN_RESTORE: SCOPE_TEXTS['bin.restore'],
  AUDIT_READ: SCOPE_TEXTS['audit.read'],
  TEAM_READ: SCOPE_TEXTS['team.read'],
};

/** A scope in plain words. */
export const scopeText = (scope: ApiKeyScope): string => TEXTS[scope];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
export const SCOPES = (Object.keys(TEXTS) as ApiKeyScope[]).map((value) => ({ value, label: TEXTS[value] }));
