
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Actor": [
      "Member",
      "Program",
      "SupportColleague",
      "System"
    ],
    "Link": [
      "MeetingLink",
      "StreamingLink"
    ],
    "Node": [
      "Account",
      "AdminAct",
      "Alert",
      "ApiKey",
      "App",
      "AppVersion",
      "Asset",
      "AssetUpload",
      "AuditEntry",
      "BinItem",
      "Config",
      "ConfigChange",
      "Invoice",
      "LatestMove",
      "MeetingLink",
      "Notification",
      "Person",
      "Session",
      "SignedLink",
      "StreamingLink",
      "StreamingSession",
      "SupportCase",
      "Upload"
    ],
    "PlanState": [
      "ConcurrentUsersPlan",
      "Trial",
      "TrialExpired"
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
    