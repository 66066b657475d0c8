import { faultOf } from '../kit/fault.ts';
import { kitMessages } from '../kit/messages.ts';

export interface Refusal {
  code: string;
  message: string;
  field: readonly string[];
}

export const ofField = (refusals: readonly Refusal[], field: string): string | undefined =>
  refusals.find((each) => each.field[0] === field)?.message;

/** What a fault of ours is called on a form: the line is down, or something is wrong here. */
export const faultText = (error: unknown): string =>
  faultOf(error).code === 'NETWORK' ? kitMessages.network : kitMessages.fault;
