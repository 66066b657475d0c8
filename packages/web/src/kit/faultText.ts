import { faultOf } from './fault.ts';
import { kitMessages } from './messages.ts';

/** What a fault of ours is called beside a form: the line is down, or something is wrong here. */
export const faultText = (error: unknown): string =>
  faultOf(error).code === 'NETWORK' ? kitMessages.network : kitMessages.fault;
