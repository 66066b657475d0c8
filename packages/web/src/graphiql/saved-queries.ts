import { openingQueries } from './opening-queries.ts';
import type { SavedQuery } from './saved-query.ts';

export const savedQueries: readonly SavedQuery[] = [
  ...openingQueries,
  {
    name: 'Account by e-mail',
    hint: 'Within an open case: who they are, what they store, their newest uploads and what they were told.',
    query: `# Needs an open case for the account. Each look is written to the audit log.
query AccountByEmail($email: String!) {
  account(by: { email: $email }) {
    id
    label
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
    name: 'Failed uploads of an account',
    hint: 'Within an open case: how often did it fail, and why; the newest first, page by page.',
    query: `# Needs an open case for the account. For the next page, put endCursor into after.
query FailedUploads($email: String!, $after: String) {
  account(by: { email: $email }) {
    id
    label
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
    hint: 'An alert came, or the day begins: what is stuck in any account, the longest first.',
    query: `# All accounts at once, without a case. Each account shown gets a row in the audit log. To read more, open a case for one.
query UploadsThatAreStuck($first: Int) {
  stuckUploads(first: $first) {
    id
    account {
      id
      label
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
    name: 'E-mails that did not arrive',
    hint: 'Somebody waits for a code or a link: what became of every e-mail to an address. Without one, whatever could not be sent.',
    query: `# Each account shown gets a row in the audit log. Subject and text are not shown.
query MailsThatDidNotArrive($recipient: String, $first: Int) {
  mails(recipient: $recipient, first: $first) {
    recipient
    kind
    createdAt
    state
    sentAt
    failedTries
    lastFailedAt
    problem
    replyCode
    account {
      id
      label
    }
  }
}
`,
    variables: '{\n  "recipient": null,\n  "first": 20\n}\n',
  },
  {
    name: 'My open cases',
    hint: 'Which accounts can be read now, and until when.',
    query: `# Renew one with supportCaseRenew(input: { caseId: "cas_…" }), close it with supportCaseClose.
query MyOpenCases($first: Int) {
  supportCases(first: $first) {
    totalCount
    nodes {
      id
      accountLabel
      reason
      createdAt
      expiresAt
      viewerCanRenew
    }
  }
}
`,
    variables: '{\n  "first": 20\n}\n',
  },
];
