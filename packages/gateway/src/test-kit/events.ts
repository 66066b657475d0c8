/** An event of an account; which upload it names does not matter to the gateway. */
export function uploadChanged(accountId: string) {
  const at = '2026-01-01T00:00:00.000Z';
  const stages = ['upload', 'acquire', 'scan', 'prepare', 'queue', 'test'] as const;
  const waiting = { state: 'waiting' as const, progressPercent: 0, startedAt: null, finishedAt: null, note: null };
  return {
    type: 'upload.changed' as const,
    accountId,
    upload: {
      id: 'upl_1',
      appId: 'app_1',
      appName: 'demo',
      versionNumber: 1,
      versionId: null,
      fileName: 'demo.zip',
      fingerprint: 'f',
      sizeBytes: 10,
      receivedBytes: 5,
      storageProvider: 'default' as const,
      createdBy: { kind: 'member' as const, label: 'ann' },
      client: 'panel' as const,
      cancelledBy: null,
      altUpload: false,
      streamTestServerDown: false,
      triesAgainAt: null,
      stalledAt: null,
      partBytes: 10,
      partCount: 1,
      state: 'uploading' as const,
      stages: stages.map((stage) => ({ stage, ...waiting })),
      failure: null,
      buildType: null,
      answers: { isLinuxBuild: null, isMissingPluginAccepted: false, skipsZipChecking: false },
      sendsUpdatesOnEmail: false,
      createdAt: at,
      finishedAt: null,
      lastActivityAt: at,
      expiresAt: null,
      supportCase: null,
    },
  };
}
