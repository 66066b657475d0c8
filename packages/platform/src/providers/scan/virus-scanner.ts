/** The result of scanning one file. A file over the scanner’s limit is not clean: it was not scanned. */
export type ScanVerdict = { kind: 'clean' } | { kind: 'found'; finding: string } | { kind: 'overLimit' };

/** Searches bytes for malware. Its name tells people what it can recognise. */
export interface VirusScanner {
  name: string;
  /** What a scan without a finding means, in a sentence for the customer. */
  assurance: string;
  /**
   * Scans content of so many bytes. May stop reading once the result is known. Throws errors of the content, and if it
   * cannot decide.
   */
  scan(content: AsyncIterable<Buffer>, bytes: number): Promise<ScanVerdict>;
}
