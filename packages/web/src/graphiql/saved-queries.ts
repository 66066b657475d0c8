/**
 * A query that support runs every day. It opens as a copy in its own tab: changes there do not
 * affect it.
 */
export interface SavedQuery {
  name: string;
  /** When to use it. */
  hint: string;
  query: string;
  /** JSON with a placeholder for each variable. */
  variables: string;
}

export const savedQueries: readonly SavedQuery[] = [
  {
    name: 'Account by e-mail',
    hint: 'A customer writes: who they are, what they store, their newest uploads and what they were told.',
    query: `# An account by the e-mail of its owner. Each look is written to the audit log.
query AccountByEmail($email: String!) {
  account(by: { email: $email }) {
    id
    username
    createdAt
    storage {
      usedBytes
      reservedBytes
      totalBytes
      usedPercent
    }
    apps(first: 20) {
      totalCount
      nodes {
        name
        buildType
        stageLabel
        latestVersion {
          number
          testedAt
        }
      }
    }
    uploads(first: 20) {
      totalCount
      nodes {
        id
        appName
        versionNumber
        state
        progressPercent
        stageLabel
        streamTestServerDown
        createdAt
        finishedAt
        failure {
          code
          stage
          message
          evidence
        }
      }
    }
    notifications(first: 5) {
      unreadCount
      nodes {
        createdAt
        message
        isRead
      }
    }
  }
}
`,
    variables: '{\n  "email": ""\n}\n',
  },
  {
    name: 'Why an upload hangs or failed, by e-mail',
    hint: 'A customer writes that an upload does not go on: the address of an owner or a member leads to the reason.',
    query: `# Every account that the person acts in, with its newest uploads. Each account shown gets a row in the audit log, no other.
query WhyByEmail($email: String!) {
  accountsOf(email: $email) {
    id
    username
    uploads(first: 10) {
      totalCount
      nodes {
        id
        appName
        versionNumber
        state
        stageLabel
        progressPercent
        sizeBytes
        receivedBytes
        createdAt
        stuck {
          kind
          startedAt
          stage
          why
          attempts
          faults
        }
        failure {
          code
          stage
          message
          evidence
          advice
          solvedBy
          reference
        }
      }
    }
  }
}
`,
    variables: '{\n  "email": ""\n}\n',
  },
  {
    name: 'Failed uploads of an account',
    hint: 'How often did it fail, and why: the newest first, page by page.',
    query: `# For the next page, put endCursor into after.
query FailedUploads($email: String!, $after: String) {
  account(by: { email: $email }) {
    id
    username
    uploads(state: [FAILED], first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        appName
        versionNumber
        fileName
        createdAt
        finishedAt
        expiresAt
        failure {
          code
          stage
          message
          evidence
          classification
          solvedBy
          reference
        }
      }
    }
  }
}
`,
    variables: '{\n  "email": "",\n  "after": null\n}\n',
  },
  {
    name: 'Uploads that are stuck, and why',
    hint: 'An alert came, or the day begins: what does not go on in any account, the longest first.',
    query: `# All accounts at once. Each account shown gets a row in the audit log: for one account use “Why an upload hangs or failed”.
query UploadsThatAreStuck($first: Int) {
  stuckUploads(first: $first) {
    id
    account {
      id
      username
    }
    stuck {
      kind
      startedAt
      stage
      why
      attempts
      faults
    }
    lastActivityAt
    expiresAt
    appName
    versionNumber
    state
    stageLabel
    progressPercent
    storageProvider
    streamTestServerDown
    sizeBytes
    receivedBytes
  }
}
`,
    variables: '{\n  "first": 20\n}\n',
  },
  {
    name: 'One upload by its reference',
    hint: 'A customer quotes upl_…: whose it is, each stage, and what was found.',
    query: `# The reference as the customer sent it, whole or its id alone. Whose it is comes with the answer.
query UploadByReference($reference: ID!) {
  account(by: { uploadId: $reference }) {
    id
    username
    upload(id: $reference) {
      id
      appName
      versionNumber
      fileName
      sizeBytes
      receivedBytes
      partCount
      storageProvider
      buildType
      state
      progressPercent
      stageLabel
      streamTestServerDown
      queuePlace
      stuck {
        kind
        startedAt
        stage
        why
        attempts
        faults
      }
      createdAt
      finishedAt
      createdBy {
        __typename
        label
      }
      client
      cancelledBy {
        __typename
        label
      }
      expiresAt
      answers {
        isLinuxBuild
        isMissingPluginAccepted
        skipsZipChecking
      }
      stages {
        stage
        state
        progressPercent
        startedAt
        finishedAt
        note
      }
      failure {
        code
        stage
        message
        evidence
        classification
        solvedBy
        isRetryable
        advice
        documentationUrl
        reference
      }
      timeline(first: 50) {
        totalCount
        nodes {
          createdAt
          createdBy {
            __typename
            label
          }
          kind
          text
          ... on UploadSendingEvent {
            bytesPerSecond
            retries
          }
          ... on UploadStageEvent {
            attempt
            tookSeconds
          }
          ... on UploadWaitEvent {
            waitedSeconds
          }
          ... on UploadFailureEvent {
            code
            evidence
          }
        }
      }
      missingParts {
        first
        last
      }
    }
  }
}
`,
    variables: '{\n  "reference": "upl_"\n}\n',
  },
];
