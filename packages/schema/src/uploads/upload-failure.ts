import type { Upload } from '@launchyard/contract/uploads';
import {
  adviseFailure,
  classifyFailure,
  explainFailure,
  failureReference,
  isRetryable,
} from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { UploadFailureCode } from '../kit/codes.ts';
import { isKept } from './kept.ts';
import { UploadStageName } from './states.ts';

/** Why an upload failed, with the upload. */
export type FailureOfUpload = NonNullable<Upload['failure']> & { upload: Upload };

const SolvedBy = builder.enumType('FailureSolvedBy', {
  description: 'Who can fix a failure.',
  values: {
    CUSTOMER: { value: 'customer', description: 'The customer: something is wrong with the build or the file.' },
    US: { value: 'us', description: 'Us: it is an internal problem.' },
  } as const,
});

export const UploadFailure = builder.objectRef<FailureOfUpload>('UploadFailure').implement({
  description: 'Why an upload failed or expired, in the words that the customer sees, and what to do about it.',
  fields: (t) => ({
    code: t.expose('code', {
      type: UploadFailureCode,
      description: 'The reason, for programs. Codes never change their meaning.',
    }),
    stage: t.expose('stage', { type: UploadStageName, description: 'The stage that failed.' }),
    message: t.exposeString('message', { description: 'The reason, as shown in the panel.' }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      description: 'What was found: a file name, a limit or a figure. Null when there is none.',
    }),
    advice: t.string({
      description: 'What to do now, in a sentence or two. Mentions a retry only while one is possible.',
      resolve: (failure) => adviseFailure(failure, isKept(failure.upload)),
    }),
    documentationUrl: t.field({
      type: 'URL',
      description: 'The URL of the help page for this failure. Public.',
      resolve: ({ code }, _arguments, { publicConfig }) => `${publicConfig.helpUrl}/${explainFailure(code).page}`,
    }),
    reference: t.string({
      description: 'A reference for support: the upload, the stage and the code. Contains no personal data.',
      resolve: (failure) => failureReference(failure.upload.id, failure),
    }),
    classification: t.string({
      description: 'The class of the failure for support. "N/A" when there is none.',
      resolve: (failure) => classifyFailure(failure, failure.upload.stages),
    }),
    solvedBy: t.field({
      type: SolvedBy,
      description: 'Who can fix it.',
      resolve: ({ code }) => explainFailure(code).solvedBy,
    }),
    isRetryable: t.boolean({
      description:
        'Whether a retry with the same file can help. See `viewerCanRetry` for whether it is still possible.',
      resolve: (failure) => isRetryable(failure),
    }),
  }),
});
