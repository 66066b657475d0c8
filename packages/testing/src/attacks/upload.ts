const START = `mutation ($input: UploadStartInput!) {
  uploadStart(input: $input) { upload { id } userErrors { code field } }
}`;

/** The request that starts an upload, with an arbitrary name. */
export function startUpload(idempotencyKey: string, input: { appName?: string; fileName?: string } = {}) {
  const file = { fileName: 'a.zip', sizeBytes: 1024, fingerprint: 'a'.repeat(64) };
  return { query: START, variables: { input: { appName: 'Heard', ...file, idempotencyKey, ...input } } };
}
