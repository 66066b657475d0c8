import type { SavedQuery } from './saved-queries.ts';

/** Where a customer may begin, with the rights of a key. */
export const customerQueries: readonly SavedQuery[] = [
  {
    name: 'My account',
    hint: 'The storage in use, and the applications with their latest versions.',
    query: `query MyAccount {
  viewer {
    account {
      id
      username
      storage {
        usedBytes
        totalBytes
      }
      apps(first: 20) {
        totalCount
        nodes {
          id
          name
          latestVersion {
            number
            testedAt
          }
        }
      }
    }
  }
}
`,
    variables: '{}\n',
  },
  {
    name: 'My uploads, and why they failed',
    hint: 'The newest first, each with its state and the reason of a failure.',
    query: `query MyUploads($first: Int) {
  viewer {
    account {
      id
      uploads(first: $first) {
        totalCount
        nodes {
          id
          appName
          versionNumber
          state
          stageLabel
          progressPercent
          failure {
            code
            message
            evidence
            advice
          }
        }
      }
    }
  }
}
`,
    variables: '{\n  "first": 20\n}\n',
  },
  {
    name: 'Uploads as they change',
    hint: 'A subscription: begins with the uploads that are running, then reports every change.',
    query: `subscription UploadsAsTheyChange {
  uploadsChanged {
    upload {
      id
      appName
      state
      progressPercent
    }
  }
}
`,
    variables: '{}\n',
  },
];
