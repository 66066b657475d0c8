import { ACTION_TEXTS } from '@launchyard/domain/access';
import type { ApiKeyScope } from '../generated/graphql.ts';

const TEXTS: Record<ApiKeyScope, string> = {
  UPLOADS_WRITE: ACTION_TEXTS['uploads.write'],
  APPS_DELETE: ACTION_TEXTS['apps.delete'],
  VERSIONS_WRITE: ACTION_TEXTS['versions.write'],
  VERSION_CONTROL_SET: ACTION_TEXTS['versionControl.set'],
  LINKS_WRITE: ACTION_TEXTS['links.write'],
  EMBEDDING_SET: ACTION_TEXTS['embedding.set'],
  CONFIGS_WRITE: ACTION_TEXTS['configs.write'],
  ASSETS_WRITE: ACTION_TEXTS['assets.write'],
  NOTIFICATIONS_WRITE: ACTION_TEXTS['notifications.write'],
  BIN_RESTORE: ACTION_TEXTS['bin.restore'],
  BILLING_READ: ACTION_TEXTS['billing.read'],
  AUDIT_READ: ACTION_TEXTS['audit.read'],
  TEAM_READ: ACTION_TEXTS['team.read'],
};

/** A scope in plain words. */
export const scopeText = (scope: ApiKeyScope): string => TEXTS[scope];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
export const SCOPES = (Object.keys(TEXTS) as ApiKeyScope[]).map((value) => ({ value, label: TEXTS[value] }));
