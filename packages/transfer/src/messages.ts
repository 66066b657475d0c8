/** The texts that the panel and programs share about sending. */
export const transferMessages = {
  uploaded: 'App Uploaded successfully',
  waiting: 'No connection, it resumes automatically',
  alternate: 'Internet connection problem trying alternate method for upload',
  /** Applications §7: shown for an upload that a store refuses permanently. */
  unsuccessful: 'Unsuccessful API call!',
} as const;
