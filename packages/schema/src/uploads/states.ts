import type { Upload } from '@launchyard/contract/uploads';
import type {
  Stage,
  StageState as StageStateName,
  StorageProvider as Provider,
  TimelineKind,
  UploadClient as Client,
  UploadState as State,
} from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';

type Values<Name extends string> = Record<Uppercase<Name>, { value: Name; description: string }>;

export const UploadState = builder.enumType('UploadState', {
  description: 'The state of an upload.',
  values: {
    UPLOADING: { value: 'uploading', description: 'Parts are arriving.' },
    ACQUIRING: { value: 'acquiring', description: 'All parts have arrived and are verified.' },
    SCANNING: { value: 'scanning', description: 'The build is scanned for viruses.' },
    PREPARING: { value: 'preparing', description: 'The build is unpacked and inspected.' },
    QUEUED: { value: 'queued', description: 'The build waits for its test.' },
    TESTING: { value: 'testing', description: 'The build is being tested.' },
    TESTED: { value: 'tested', description: 'Successful: the version can be streamed.' },
    FAILED: { value: 'failed', description: 'Failed: see `failure`.' },
    CANCELLED: { value: 'cancelled', description: 'Cancelled by the customer.' },
    EXPIRED: {
      value: 'expired',
      description: 'Expired after days without data; its storage was released.',
    },
  } as const satisfies Values<State>,
});

export const UploadStageName = builder.enumType('UploadStageName', {
  description: 'The stages of an upload, in order.',
  values: {
    UPLOAD: { value: 'upload', description: 'The customer sends the parts.' },
    ACQUIRE: { value: 'acquire', description: 'The parts are verified and assembled.' },
    SCAN: { value: 'scan', description: 'The build is scanned for viruses.' },
    PREPARE: { value: 'prepare', description: 'The build is unpacked and inspected.' },
    QUEUE: { value: 'queue', description: 'The build waits for its test.' },
    TEST: { value: 'test', description: 'The build is tested.' },
  } as const satisfies Values<Stage>,
});

export const UploadStageState = builder.enumType('UploadStageState', {
  description: 'The state of a stage.',
  values: {
    WAITING: { value: 'waiting', description: 'Not started.' },
    RUNNING: { value: 'running', description: 'Running.' },
    DONE: { value: 'done', description: 'Completed successfully.' },
    FAILED: { value: 'failed', description: 'Failed, and the upload with it.' },
  } as const satisfies Values<StageStateName>,
});

export const StorageProvider = builder.enumType('StorageProvider', {
  description: 'The store that receives the parts of an upload.',
  values: {
    DEFAULT: { value: 'default', description: 'The store that every upload begins with.' },
    ALTERNATE: { value: 'alternate', description: 'The second store, for a client that keeps failing on the first.' },
  } as const satisfies Values<Provider>,
});

export const BuildType = builder.enumType('BuildType', {
  description: 'The platform of a build.',
  values: {
    WINDOWS: { value: 'windows', description: 'A build for Windows, with an .exe.' },
    LINUX: { value: 'linux', description: 'A build for Linux, with a start script.' },
  } as const satisfies Values<NonNullable<Upload['buildType']>>,
});

export const UploadClient = builder.enumType('UploadClient', {
  description: 'What an upload is started from, as the client itself declares.',
  values: {
    PANEL: { value: 'panel', description: 'The panel in a browser.' },
    CLI: { value: 'cli', description: 'The command `launchyard`.' },
    API: { value: 'api', description: 'A program of the customer’s own.' },
  } as const satisfies Values<Client>,
});

export const UploadEventKind = builder.enumType('UploadEventKind', {
  description: 'What happened to an upload.',
  values: {
    STARTED: { value: 'started', description: 'Started.' },
    SENT: { value: 'sent', description: 'Parts arrived.' },
    PAUSED: { value: 'paused', description: 'No data arrives, and no client reports that it is sending.' },
    STALLED: { value: 'stalled', description: 'No data arrives although a client reports that it is sending.' },
    RESUMED: { value: 'resumed', description: 'Parts arrive again.' },
    MOVED: { value: 'moved', description: 'Continued in the alternate store.' },
    COMMITTED: { value: 'committed', description: 'All parts have arrived.' },
    STAGE_BEGUN: { value: 'stage_begun', description: 'An attempt at a stage was started.' },
    STAGE_FAULTED: {
      value: 'stage_faulted',
      description: 'An attempt ended in an internal error; another one follows.',
    },
    CHECKED: { value: 'checked', description: 'A check was made: see `finding`.' },
    STAGE_DONE: { value: 'stage_done', description: 'A stage was completed.' },
    QUEUED: { value: 'queued', description: 'Queued for its test.' },
    REASSEMBLED: { value: 'reassembled', description: 'The file was missing and is assembled again from its parts.' },
    WAITS_FOR_ROOM: { value: 'waits_for_room', description: 'Waiting for disk space on our side.' },
    ROOM_FOUND: { value: 'room_found', description: 'There is room again.' },
    WAITS_FOR_SERVER: { value: 'waits_for_server', description: 'Waiting for the stream test server, which is down.' },
    SERVER_BACK: { value: 'server_back', description: 'The stream test server is back.' },
    RELEASED: {
      value: 'released',
      description:
        'What was kept of the failed upload was discarded and its storage released, by somebody or after its time.',
    },
    STUCK: { value: 'stuck', description: 'No progress for a long time; operators were alerted.' },
    MAILS_ON: { value: 'mails_on', description: 'E-mails were switched on.' },
    MAILS_OFF: { value: 'mails_off', description: 'E-mails were switched off.' },
    MAILED: { value: 'mailed', description: 'An e-mail with the outcome was queued.' },
    RETRIED: { value: 'retried', description: 'Retried from the failed stage.' },
    TESTED: { value: 'tested', description: 'Completed successfully.' },
    FAILED: { value: 'failed', description: 'Failed: see `code` and `evidence`.' },
    CANCELLED: { value: 'cancelled', description: 'Cancelled by somebody.' },
    EXPIRED: { value: 'expired', description: 'Expired because nothing arrived.' },
    SHORTENED: {
      value: 'shortened',
      description: 'Too many events: from here on only the end is recorded.',
    },
  } as const satisfies Values<TimelineKind>,
});
