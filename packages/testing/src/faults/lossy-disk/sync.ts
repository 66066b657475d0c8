/** Stands for the program `sync -f` of the machine: the whole lossy disk is synced. Arguments: the shadow, the disk. */
import { Shadow } from './shadow.ts';

const [shadow = '', root = ''] = process.argv.slice(2);
new Shadow(shadow).syncTree(root);
// At once: left behind by a service that was killed, one of these was seen to run on for ever.
process.exit();
