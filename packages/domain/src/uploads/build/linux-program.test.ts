import { expect, test } from 'vitest';
import { isLinuxProgram } from './linux-program.ts';

test.each([
  ['Linux/ArchViz/Binaries/Linux/ArchViz-Linux-Shipping', true],
  ['ArchViz/Binaries/LinuxArm64/ArchViz', true],
  ['ArchViz/Binaries/Win64/ArchViz.exe', false],
  ['ArchViz/Binaries/Linux/libsteam_api.so', false],
  ['ArchViz/Binaries/Linux/libopenvr_api.so.1.2', false],
  ['ArchViz/Binaries/Linux/ArchViz.debug', false],
  ['ArchViz/Binaries/Linux/tools/helper', false],
  ['Engine/Binaries/Linux/CrashReportClient', false],
  ['ArchViz.sh', false],
])('%s is the program of a Linux build: %s', (path, is) => {
  expect(isLinuxProgram(path)).toBe(is);
});
