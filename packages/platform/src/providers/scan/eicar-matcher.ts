import type { ScanVerdict, VirusScanner } from './virus-scanner.ts';

/** The harmless text that every virus scanner reports. Split in two, or a scanner would report this file. */
const EICAR = Buffer.from(
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  'latin1',
);

const FOUND: ScanVerdict = { kind: 'found', finding: 'EICAR-Test-File' };
const CLEAN: ScanVerdict = { kind: 'clean' };

/** Recognises the EICAR test file anywhere in the content, and nothing else. */
export const eicarMatcher: VirusScanner = {
  name: 'EICAR matcher',
  assurance: 'Searched for the EICAR test file only. No virus scanner is connected.',
  async scan(content) {
    // The text may span two chunks, so the end of one is searched again with the next.
    let rest = Buffer.alloc(0);
    for await (const chunk of content) {
      const window = rest.length === 0 ? chunk : Buffer.concat([rest, chunk.subarray(0, EICAR.length - 1)]);
      if (window.includes(EICAR) || chunk.includes(EICAR)) return FOUND;
      const tail = chunk.length >= EICAR.length - 1 ? chunk : Buffer.concat([rest, chunk]);
      rest = Buffer.from(tail.subarray(Math.max(0, tail.length - EICAR.length + 1)));
    }
    return CLEAN;
  },
};
