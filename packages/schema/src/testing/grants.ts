import { workOutGrant, type Grant } from '@launchyard/domain/access';

/** What somebody who looks accounts up may do in one that they found. */
export const lookingIn = ({ staff }: Grant): Grant => workOutGrant({ role: 'viewer', way: 'support', staff });
