import { expect, test } from 'vitest';
import { auditCsv, type ExportedEntry } from './index.ts';

const ENTRY: ExportedEntry = {
  id: 'aud_1',
  createdAt: '2026-03-01T12:00:00.000Z',
  who: 'nora',
  with: 'Session',
  action: 'Renamed a link',
  subjectId: 'lnk_1',
  subjectLabel: 'Trade fair',
  caseId: null,
  caseReason: null,
  networkAddress: null,
  changes: [{ field: 'Name', before: 'Lobby', after: 'Trade fair' }],
};

test('an entry is a line below the names of its columns', () => {
  expect(auditCsv([ENTRY])).toBe(
    '\uFEFF"Entry","Time (UTC)","Who","With","Action","On","Id","Support case","Reason of the case","Network address","Changes"\r\n' +
      '"aud_1","2026-03-01T12:00:00.000Z","nora","Session","Renamed a link","Trade fair","lnk_1","","","","Name: Lobby to Trade fair"\r\n',
  );
});

test('what support did has the case and its reason, which is text, too', () => {
  const inCase = { ...ENTRY, who: 'Launchyard Support', caseId: 'cas_1', caseReason: '=cmd|"/c calc"!A1' };
  expect(auditCsv([inCase])).toContain(`,"lnk_1","cas_1","'=cmd|""/c calc""!A1","",`);
});

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  [' =1', `"' =1"`],
  ['a,b\n"c"', '"a,b\n""c"""'],
])('%j is text in a spreadsheet, not a formula', (subjectLabel, expected) => {
  expect(auditCsv([{ ...ENTRY, subjectLabel }])).toContain(`,${expected},"lnk_1"`);
});
