import type { Upload } from '@launchyard/contract/uploads';
import type {
  Stage,
  StageState as StageStateName,
  StorageProvider as Provider,
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
