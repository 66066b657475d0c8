export const APPS = 50;

/** A typical query of a program that shows its account: applications with their versions, uploads, thumbnails and links. */
export const QUERY = `query Overview($first: Int!) {
  viewer {
    account {
      id
      username
      apps(first: $first) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes {
          id name createdAt buildType nextVersionNumber streamingLinkCount versionCount versionsBytes thumbnailUrl
          latestVersion { id number buildType sizeBytes createdAt testedAt }
          latestUpload {
            id versionNumber fileName sizeBytes receivedBytes partBytes partCount state createdAt finishedAt
            answers { isLinuxBuild isMissingPluginAccepted skipsZipChecking }
            stages { stage state progressPercent startedAt finishedAt note }
            failure { code message }
          }
        }
      }
      streamingLinks(first: $first) {
        totalCount
        nodes { id name revision url createdAt }
      }
    }
  }
}`;
