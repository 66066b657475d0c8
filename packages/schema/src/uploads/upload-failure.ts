import type { Upload } from '@launchyard/contract/uploads';
import {
  adviseFailure,
  classifyFailure,
  explainFailure,
  failureReference,
  isRetryable,
} from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { isKept } from './kept.ts';
import { UploadStageName } from './states.ts';

/** Why an upload failed, with the upload. */
export type FailureOfUpload = NonNullable<Upload['failure']> & { upload: Upload };

const SolvedBy = builder.enumType('FailureSolvedBy', {
  description: 'Whose it is to put a failure right.',
  values: {
    CUSTOMER: { value: 'customer', description: 'The customer’s: something about the build or the file.' },
    US: { value: 'us', description: 'Ours: the customer did nothing wrong.' },
  } as const,
});

export const UploadFailure = builder.objectRef<FailureOfUpload>('UploadFailure').implement({
  description: 'Why an upload failed or was given up, in words that the customer sees too, and what to do about it.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Names the reason for programs and never changes: `EXECUTABLE_MISSING`.',
    }),
    stage: t.expose('stage', { type: UploadStageName, description: 'The stage that it failed at.' }),
    message: t.exposeString('message', { description: 'The reason, as the banner says it.' }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      description: 'What was found: a file name, a limit or a figure. Null when there is nothing to show.',
    }),
    advice: t.string({
      description:
        'What to do now, in a sentence or two. What was kept for `uploadRetry` is spoken of only as long as it is.',
      resolve: (failure) => adviseFailure(failure, isKept(failure.upload)),
    }),
    documentationUrl: t.string({
      description: 'The page about failures of this kind. It can be read without signing in.',
      resolve: ({ code }, _arguments, { publicConfig }) => `${publicConfig.helpUrl}/${explainFailure(code).page}`,
    }),
    reference: t.string({
      description: 'What to tell support: names the upload, the stage and the code, and nobody.',
      resolve: (failure) => failureReference(failure.upload.id, failure),
    }),
    classification: t.string({
      description:
        'The class of the failure in the words of support, by the stage or by how far it came; "N/A" where there is none.',
      resolve: (failure) => classifyFailure(failure, failure.upload.stages),
    }),
    solvedBy: t.field({
      type: SolvedBy,
      description: 'Whose it is to put right.',
      resolve: ({ code }) => explainFailure(code).solvedBy,
    }),
    isRetryable: t.boolean({
      description:
        'Whether trying the failed stage again can help with the same bytes. Whether it is still possible: `viewerCanRetry`.',
      resolve: (failure) => isRetryable(failure),
    }),
  }),
});
