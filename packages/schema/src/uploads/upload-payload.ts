import { payloadType } from '../kit/user-errors.ts';
import { UploadType, type Upload } from './upload.ts';

/** Declares the payload of a mutation that returns the changed upload. */
export function uploadPayload(name: string, description: string) {
  return payloadType<Upload>(name, description, (t) => ({
    upload: t.field({
      type: UploadType,
      nullable: true,
      description: 'The current upload. Null if refused.',
      resolve: ({ reply }) => reply,
    }),
  }));
}
