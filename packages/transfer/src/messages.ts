/** What panel and programs both say of sending. */
export const transferMessages = {
  uploaded: 'App Uploaded successfully',
  waiting: 'No connection, it resumes automatically',
  alternate: 'Internet connection problem trying alternate method for upload',
  /** Applications §7: what an upload says that a store refuses for good. */
  unsuccessful: 'Unsuccessful API call!',
} as const;
