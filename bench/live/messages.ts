/** The panel's own subscription, except for fragment names. */
const SUBSCRIPTION = `subscription Changes {
  uploadsChanged {
    cursor resync
    upload {
      id appName versionNumber fileName sizeBytes receivedBytes partBytes partCount fingerprint streamTestServerDown triesAgainAt buildType
      answers { isLinuxBuild isMissingPluginAccepted skipsZipChecking }
      state progressPercent stageLabel phaseLabel
      stages { stage state progressPercent startedAt finishedAt note }
      failure { code stage message evidence advice documentationUrl reference classification solvedBy isRetryable }
      sendsUpdatesOnEmail createdAt finishedAt viewerCanCancel viewerCanSendParts viewerCanRetry expiresAt
    }
  }
}`;

export const SUBSCRIBE = JSON.stringify({ id: '1', type: 'subscribe', payload: { query: SUBSCRIPTION } });

export const initAs = (authorization: string): string =>
  JSON.stringify({ type: 'connection_init', payload: { authorization } });

/** A query made during deliveries. */
export const QUERY = '{ viewer { account { id apps(first: 10) { nodes { id name latestUpload { id state } } } } } }';
