/** What panel and programs both say of sending. */
export const transferMessages = {
  uploaded: 'App Uploaded successfully',
  waiting: 'No connection, it goes on by itself',
  alternate: 'Internet connection problem trying alternate method for upload',
} as const;
