/** The result of scanning one file. Over the scanner's limit is not clean: it was not looked at. */
export type ScanVerdict = { kind: 'clean' } | { kind: 'found'; finding: string } | { kind: 'overLimit' };

/** Looks for malware in bytes. What it cannot recognise it does not report: its name tells people what it is worth. */
export interface VirusScanner {
  name: string;
  /** What a scan without a finding means, in a sentence for the customer. */
  assurance: string;
  /** Judges content of so many bytes. May stop reading as soon as it knows. Throws what the content throws, and when it cannot tell. */
  scan(content: AsyncIterable<Buffer>, bytes: number): Promise<ScanVerdict>;
}
