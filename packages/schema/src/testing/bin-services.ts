import { binList, binRestore } from '@launchyard/contract/bin';
import { binViolations } from '@launchyard/domain/bin';
import { byId, on, pageOf, throwing } from './answers.ts';

on(binList, (input, { rows }) => pageOf(rows.bin, input));
on(binRestore, ({ binItemId }, { rows }) => {
  const item = byId(rows.bin, binItemId) ?? throwing(binViolations.notFound);
  rows.bin = rows.bin.filter((each) => each !== item);
  return { binItemId, kind: item.kind, subjectId: item.subjectId };
});
