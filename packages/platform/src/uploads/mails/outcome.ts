import type { Failure } from '../tables.ts';

/** What the mail about the end of an upload says. `panel` is the panel's address. */
export function outcomeMail(
  { appName, versionNumber }: { appName: string; versionNumber: number },
  failure: Failure | null,
  panel: string,
): { subject: string; body: string } {
  const version = `${appName}, version ${versionNumber}`;
  const open = `Open it in your panel: ${panel}\n`;
  if (!failure) {
    return {
      subject: `${version} is ready to stream`,
      body: `Your upload has been tested and is ready to stream: ${version}.\n\n${open}`,
    };
  }
  const evidence = failure.evidence === null ? '' : `What we found: ${failure.evidence}\n\n`;
  return {
    subject: `${version} could not be installed`,
    body: `Your upload has ended: ${version}.\n\n${failure.message}\n\n${evidence}${open}`,
  };
}
