import { namesOf, refusalCodes, uploadFailureCodes } from '@launchyard/domain/kit/codes';
import { z } from 'zod';

export const userErrors = z.array(z.object({ code: z.enum(namesOf(refusalCodes)), message: z.string() }));

const UPLOAD = `fragment Upload on Upload {
  id appName versionNumber fileName sizeBytes partBytes fingerprint state stageLabel progressPercent triesAgainAt receivedBytes
  viewerCanRetry app { id } failure {
    code stage message evidence advice documentationUrl reference classification solvedBy isRetryable
  }
}`;

const upload = z.object({
  id: z.string(),
  appName: z.string(),
  versionNumber: z.number(),
  fileName: z.string(),
  sizeBytes: z.number(),
  partBytes: z.number(),
  fingerprint: z.string(),
  state: z.string(),
  stageLabel: z.string(),
  progressPercent: z.number(),
  triesAgainAt: z.string().nullable(),
  receivedBytes: z.number(),
  viewerCanRetry: z.boolean(),
  app: z.object({ id: z.string() }).nullable(),
  failure: z
    .object({
      code: z.enum(namesOf(uploadFailureCodes)),
      stage: z.string(),
      message: z.string(),
      evidence: z.string().nullable(),
      advice: z.string(),
      documentationUrl: z.string(),
      reference: z.string(),
      classification: z.string(),
      solvedBy: z.string(),
      isRetryable: z.boolean(),
    })
    .nullable(),
});
export type Upload = z.output<typeof upload>;

/** The operations of this program, each with the shape of its answer. */
export const documents = {
  capabilities: {
    text: `query CliCapabilities { publicConfig { isPlugin2Supported } }`,
    shape: z.object({ publicConfig: z.object({ isPlugin2Supported: z.boolean() }) }),
  },
  openUploads: {
    text: `query CliOpenUploads($states: [UploadState!]) {
      viewer { account { uploads(first: 100, state: $states) { nodes { ...Upload } } } }
    } ${UPLOAD}`,
    shape: z.object({
      viewer: z.object({ account: z.object({ uploads: z.object({ nodes: z.array(upload) }) }) }),
    }),
  },
  upload: {
    text: `query CliUpload($id: ID!) { viewer { account { upload(id: $id) { ...Upload } } } } ${UPLOAD}`,
    shape: z.object({ viewer: z.object({ account: z.object({ upload }) }) }),
  },
  missingParts: {
    text: `query CliMissingParts($id: ID!) { viewer { account { upload(id: $id) { missingParts { first last } } } } }`,
    shape: z.object({
      viewer: z.object({
        account: z.object({
          upload: z.object({ missingParts: z.array(z.object({ first: z.number(), last: z.number() })) }),
        }),
      }),
    }),
  },
  start: {
    text: `mutation CliStart($input: UploadStartInput!) {
      uploadStart(input: $input) { upload { ...Upload } userErrors { code message } }
    } ${UPLOAD}`,
    shape: z.object({ uploadStart: z.object({ upload: upload.nullable(), userErrors }) }),
  },
  sign: {
    text: `mutation CliSign($input: UploadPartsSignInput!) {
      uploadPartsSign(input: $input) { links { number method url headers { name value } sha256Header } userErrors { code message } }
    }`,
    shape: z.object({
      uploadPartsSign: z.object({
        links: z
          .array(
            z.object({
              number: z.number(),
              method: z.string(),
              url: z.string(),
              headers: z.array(z.object({ name: z.string(), value: z.string() })),
              sha256Header: z.string(),
            }),
          )
          .nullable(),
        userErrors,
      }),
    }),
  },
  useAlternate: {
    text: `mutation CliUseAlternate($input: UploadContinueOnAlternateInput!) {
      uploadContinueOnAlternate(input: $input) { userErrors { code message } }
    }`,
    shape: z.object({ uploadContinueOnAlternate: z.object({ userErrors }) }),
  },
  retry: {
    text: `mutation CliRetry($input: UploadRetryInput!) {
      uploadRetry(input: $input) { userErrors { code message } }
    }`,
    shape: z.object({ uploadRetry: z.object({ userErrors }) }),
  },
  finish: {
    text: `mutation CliFinish($input: UploadFinishInput!) {
      uploadFinish(input: $input) { userErrors { code message } }
    }`,
    shape: z.object({ uploadFinish: z.object({ userErrors }) }),
  },
} as const;
