/** Replaces the system's `sync -f`: syncs the whole lossy disk. Arguments: the shadow, the disk. */
import { Shadow } from './shadow.ts';

const [shadow = '', root = ''] = process.argv.slice(2);
new Shadow(shadow).syncTree(root);
// Exit explicitly: after its service was killed, such a process once kept running forever.
process.exit();
