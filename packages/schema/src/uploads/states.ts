import type { Upload } from '@launchyard/contract/uploads';
import type {
  Stage,
  StageState as StageStateName,
  StorageProvider as Provider,
  TimelineKind,
  UploadActor,
  UploadClient as Client,
  UploadState as State,
} from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';

type Values<Name extends string> = Record<Uppercase<Name>, { value: Name; description: string }>;

export const UploadState = builder.enumType('UploadState', {
  description: 'What is being done with an upload, or how it ended.',
  values: {
    UPLOADING: { value: 'uploading', description: 'Parts are arriving.' },
    ACQUIRING: { value: 'acquiring', description: 'All parts are there; they are checked and taken over.' },
    SCANNING: { value: 'scanning', description: 'The build is searched for viruses.' },
    PREPARING: { value: 'preparing', description: 'The build is unpacked and looked into.' },
    QUEUED: { value: 'queued', description: 'The build waits for its test.' },
    TESTING: { value: 'testing', description: 'The build is being tested.' },
    TESTED: { value: 'tested', description: 'It ended well: the version can be streamed.' },
    FAILED: { value: 'failed', description: 'It ended badly: `failure` says why.' },
    CANCELLED: { value: 'cancelled', description: 'The customer stopped it.' },
    EXPIRED: {
      value: 'expired',
      description: 'No part arrived for days, so it was given up and its storage given back.',
    },
  } as const satisfies Values<State>,
});

export const UploadStageName = builder.enumType('UploadStageName', {
  description: 'The stages that an upload runs through, in this order.',
  values: {
    UPLOAD: { value: 'upload', description: 'The customer sends the parts.' },
    ACQUIRE: { value: 'acquire', description: 'The parts are checked and put together.' },
    SCAN: { value: 'scan', description: 'The build is searched for viruses.' },
    PREPARE: { value: 'prepare', description: 'The build is unpacked and looked into.' },
    QUEUE: { value: 'queue', description: 'The build waits for its test.' },
    TEST: { value: 'test', description: 'The build is tested.' },
  } as const satisfies Values<Stage>,
});

export const UploadStageState = builder.enumType('UploadStageState', {
  description: 'Where one stage of an upload stands.',
  values: {
    WAITING: { value: 'waiting', description: 'It has not begun.' },
    RUNNING: { value: 'running', description: 'It is being done.' },
    DONE: { value: 'done', description: 'It ended well.' },
    FAILED: { value: 'failed', description: 'It ended badly, and the upload with it.' },
  } as const satisfies Values<StageStateName>,
});

export const StorageProvider = builder.enumType('StorageProvider', {
  description: 'Where the parts of an upload are sent.',
  values: {
    DEFAULT: { value: 'default', description: 'The store that every upload begins with.' },
    ALTERNATE: { value: 'alternate', description: 'The second store, for a client that keeps failing on the first.' },
  } as const satisfies Values<Provider>,
});

export const BuildType = builder.enumType('BuildType', {
  description: 'What a build runs on.',
  values: {
    WINDOWS: { value: 'windows', description: 'A build for Windows, with an .exe.' },
    LINUX: { value: 'linux', description: 'A build for Linux, with a start script.' },
  } as const satisfies Values<NonNullable<Upload['buildType']>>,
});

export const UploadClient = builder.enumType('UploadClient', {
  description: 'What an upload is started from, as the client says.',
  values: {
    PANEL: { value: 'panel', description: 'The panel in a browser.' },
    CLI: { value: 'cli', description: 'The command `launchyard`.' },
    API: { value: 'api', description: 'A program of the customer’s own.' },
  } as const satisfies Values<Client>,
});

export const UploadActorKind = builder.enumType('UploadActorKind', {
  description: 'Who acted on an upload.',
  values: {
    PERSON: { value: 'person', description: 'A person, signed in to the panel.' },
    KEY: { value: 'key', description: 'A program with a person’s API key.' },
  } as const satisfies Values<UploadActor['kind']>,
});

export const UploadEventKind = builder.enumType('UploadEventKind', {
  description: 'What happened to an upload.',
  values: {
    STARTED: { value: 'started', description: 'It was started: `by` says by whom.' },
    SENT: { value: 'sent', description: 'Parts arrived for a while: so many bytes, in so many seconds.' },
    PAUSED: { value: 'paused', description: 'Nothing arrives any more, and no client says that it is sending.' },
    STALLED: { value: 'stalled', description: 'Nothing arrives although a client says that it is sending.' },
    RESUMED: { value: 'resumed', description: 'Parts arrive again, after so many seconds.' },
    MOVED: { value: 'moved', description: 'It goes on in the alternate store.' },
    COMMITTED: { value: 'committed', description: 'All parts are there; `detail` is the digest.' },
    STAGE_BEGUN: { value: 'stage_begun', description: 'A stage was begun, by this attempt.' },
    STAGE_FAULTED: { value: 'stage_faulted', description: 'An attempt ended in a fault of ours; another follows.' },
    CHECKED: { value: 'checked', description: 'Something was looked at: `detail` says what and by what.' },
    STAGE_DONE: { value: 'stage_done', description: 'A stage was done, after so many seconds.' },
    QUEUED: { value: 'queued', description: 'It took its place in the line before the tests.' },
    REASSEMBLED: { value: 'reassembled', description: 'The file was gone and is put together again from its parts.' },
    WAITS_FOR_ROOM: { value: 'waits_for_room', description: 'Its stage waits for room on our disk.' },
    ROOM_FOUND: { value: 'room_found', description: 'There was room again, after so many seconds.' },
    WAITS_FOR_SERVER: { value: 'waits_for_server', description: 'It waits for the stream test server, which is down.' },
    SERVER_BACK: { value: 'server_back', description: 'The stream test server was back, after so many seconds.' },
    RELEASED: {
      value: 'released',
      description:
        'What was kept of the failed upload was given up, and its storage was free: by somebody, or after its time.',
    },
    STOOD_STILL: { value: 'stood_still', description: 'No stage moved for long; the people who run this were told.' },
    MAILS_ON: { value: 'mails_on', description: 'E-mail about it was switched on.' },
    MAILS_OFF: { value: 'mails_off', description: 'E-mail about it was switched off.' },
    MAILED: { value: 'mailed', description: 'An e-mail about the outcome was handed over for sending.' },
    RETRIED: { value: 'retried', description: 'Somebody let it go on from the stage that failed: `by` says who.' },
    TESTED: { value: 'tested', description: 'It ended well.' },
    FAILED: { value: 'failed', description: 'It failed; `detail` is the code and what was found.' },
    CANCELLED: { value: 'cancelled', description: 'Somebody stopped it: `by` says who.' },
    EXPIRED: { value: 'expired', description: 'It was given up because nothing arrived.' },
    SHORTENED: {
      value: 'shortened',
      description: 'More happened than is kept: from here on only what ends it is told.',
    },
  } as const satisfies Values<TimelineKind>,
});
