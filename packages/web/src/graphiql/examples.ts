/** Questions that support asks every day, to begin with. */
export const examples = [
  {
    query: `# An account by its e-mail, with its newest uploads and where each of them stands. Each look is written to the audit log.
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
    uploads(first: 20) {
      totalCount
      nodes {
        id
        appName
        version
        state
        progressPercent
        stageLabel
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
  }
}
`,
    variables: '{\n  "email": ""\n}\n',
  },
  {
    query: `# One upload of an account by its id, stage by stage.
query UploadById($email: String!, $id: ID!) {
  account(by: { email: $email }) {
    upload(id: $id) {
      id
      appName
      version
      fileName
      sizeBytes
      receivedBytes
      partCount
      state
      progressPercent
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
      }
      missingParts {
        first
        last
      }
    }
  }
}
`,
    variables: '{\n  "email": "",\n  "id": "upl_"\n}\n',
  },
];
