import { expect, test } from 'vitest';
import { legacyFolder, unifiedFolder } from './group-folders.ts';

const UNIFIED = '30 24 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate';
const HYBRID = [
  '31 24 0:27 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory',
  '32 24 0:28 /docker/abc /sys/fs/cgroup/pids rw - cgroup cgroup rw,pids',
  '33 24 0:30 / /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct',
  '34 24 0:29 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw',
].join('\n');
const OWN = '5:memory:/system.slice/x\n4:pids:/docker/abc/inner\n3:cpu,cpuacct:/y\n0::/system.slice/x.service';

test.each([
  ['version 2', UNIFIED, OWN, { folder: '/sys/fs/cgroup/system.slice/x.service', root: '/sys/fs/cgroup' }],
  ['version 2 in a container', UNIFIED, '0::/\n', { folder: '/sys/fs/cgroup', root: '/sys/fs/cgroup' }],
  ['both', HYBRID, OWN, { folder: '/sys/fs/cgroup/unified/system.slice/x.service', root: '/sys/fs/cgroup/unified' }],
  ['version 2 not mounted', '', OWN, null],
  ['no version 2', UNIFIED, '1:memory:/x', null],
])('the group of this process, %s', (_, mounts, own, found) => {
  expect(unifiedFolder(mounts, own)).toEqual(found);
});

test.each([
  ['memory', '/sys/fs/cgroup/memory/system.slice/x'],
  ['pids', '/sys/fs/cgroup/pids/inner'],
  ['cpu', '/sys/fs/cgroup/cpu,cpuacct/y'],
  ['cpuset', null],
  ['freezer', null],
])('the group of this process for %s in version 1', (controller, folder) => {
  expect(legacyFolder(HYBRID, OWN, controller)).toBe(folder);
});
