import { payloadType } from '../kit/user-errors.ts';
import { SupportCase, type Case } from './support-case.ts';

/** Declares the payload of a change of a case. */
export const changedCasePayload = (name: string, description: string) =>
  payloadType<{ supportCase: Case }>(name, description, (t) => ({
    supportCase: t.field({
      type: SupportCase,
      nullable: true,
      description: 'The case as it is now. Null if refused.',
      resolve: ({ reply }) => reply?.supportCase,
    }),
  }));
