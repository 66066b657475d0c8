import { binnableApp } from './apps/bin.ts';
import type { AppUploads } from './apps/upload-port.ts';
import { binnableVersion } from './apps/versions/bin.ts';
import { binnableAsset } from './assets/bin.ts';
import { createBin, type Bin } from './bin/bin.ts';
import { binnableConfig } from './configs/bin.ts';
import type { Jobs } from './kit/jobs.ts';
import { binnableLink } from './links/bin.ts';
import { configLinks } from './links/config-links.ts';
import { appUploads } from './uploads/app-uploads.ts';

/** Wires the areas: gives each the ports it needs from areas that it must not import. */
export function connectAreas(jobs: Jobs): { bin: Bin; uploads: AppUploads; links: typeof configLinks } {
  const uploads = appUploads(jobs);
  const bin = createBin({
    app: binnableApp({ jobs, uploads }),
    appVersion: binnableVersion(uploads),
    asset: binnableAsset(jobs),
    config: binnableConfig(configLinks),
    streamingLink: binnableLink,
    meetingLink: binnableLink,
  });
  return { bin, uploads, links: configLinks };
}
