/** Looks for malware in bytes. What it cannot recognise it does not report: its name tells people what it is worth. */
export interface VirusScanner {
  name: string;
  /** What a scan without a finding means, in a sentence for the customer. */
  assurance: string;
  /** The name of what was found, or null. May stop reading at a finding. Throws what the content throws. */
  scan(content: AsyncIterable<Buffer>): Promise<string | null>;
}
