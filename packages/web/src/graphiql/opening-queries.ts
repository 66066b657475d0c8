import type { SavedQuery } from './saved-query.ts';

/** Queries that open a case and answer at once. */
export const openingQueries: readonly SavedQuery[] = [
  {
    name: 'Open a case: from an e-mail to why',
    hint: 'A customer writes that an upload is stuck: opens a case for their account and shows what is stuck or failed, and why.',
    query: `# Opens a case for an hour, or returns the open one. The customer reads the reason in the audit log.
# An upload that is not here may be in a team of the customer’s: open a case for one of memberOf, with by: { id: "acc_…" }.
mutation OpenCaseByEmail($email: String!, $reason: String!) {
  supportCaseOpen(input: { by: { email: $email }, reason: $reason }) {
    supportCase {
      id
      expiresAt
      account {
        id
        label
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
    memberOf {
      accountId
      accountLabel
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: '{\n  "email": "",\n  "reason": ""\n}\n',
  },
  {
    name: 'Open a case: one upload by its reference',
    hint: 'A customer quotes upl_…: opens a case for its account and shows each stage, and what was found.',
    query: `# The reference as the customer sent it, whole or its id alone. Whose it is comes with the answer.
mutation OpenCaseByReference($reference: ID!, $reason: String!) {
  supportCaseOpen(input: { by: { uploadId: $reference }, reason: $reason }) {
    supportCase {
      id
      expiresAt
      account {
        id
        label
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
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: '{\n  "reference": "upl_",\n  "reason": ""\n}\n',
  },
];
