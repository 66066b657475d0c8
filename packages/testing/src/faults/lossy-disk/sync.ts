/** Stands for the program `sync -f` of the machine: the whole lossy disk is synced. Arguments: the shadow, the disk. */
import { Shadow } from './shadow.ts';

const [shadow = '', root = ''] = process.argv.slice(2);
new Shadow(shadow).syncTree(root);
// Its service may have been killed meanwhile, and Node was seen to spin for ever at the natural end of a process whose pipes have no reader.
process.exit();
