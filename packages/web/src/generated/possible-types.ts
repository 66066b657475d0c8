
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Actor": [
      "ApiKey",
      "Member",
      "SupportColleague",
      "System"
    ],
    "Link": [
      "MeetingLink",
      "StreamingLink"
    ],
    "Node": [
      "Account",
      "App",
      "AppVersion",
      "Asset",
      "Config",
      "MeetingLink",
      "Notification",
      "Person",
      "StreamingLink",
      "Upload"
    ],
    "SearchResult": [
      "App",
      "Config",
      "MeetingLink",
      "StreamingLink"
    ],
    "UploadEvent": [
      "UploadCheckEvent",
      "UploadCommitEvent",
      "UploadFailureEvent",
      "UploadMilestoneEvent",
      "UploadQueueEvent",
      "UploadRetryEvent",
      "UploadSendingEvent",
      "UploadStageEvent",
      "UploadWaitEvent"
    ],
    "UserError": [
      "Refusal",
      "StorageShortError"
    ]
  }
};
      export default result;
    