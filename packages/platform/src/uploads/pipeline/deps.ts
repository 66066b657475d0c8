import type { AlertRoutes } from '@launchyard/domain/alerts';
import type { Bin } from '../../bin/bin.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import type { Folders } from '../../providers/files/folders.ts';
import type { StagePatience } from './watchdog.ts';

/** What a worker passes to the stages of the pipeline. */
export interface PipelineDeps extends Deps {
  jobs: Jobs;
  bin: Bin;
  folders: Folders;
  panelOrigin: string;
  alertRoutes: AlertRoutes;
  /** Unset: the domain’s defaults. */
  patience?: StagePatience;
}
