import { useMutation } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { Button } from 'antd';
import type { LinkKind } from '@launchyard/domain/links';
import { MeetingLinkCreateDocument, StreamingLinkCreateDocument } from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { linkMessages } from './messages.ts';

interface Props {
  appId: string;
  kind: LinkKind;
  onCreated: () => void;
}

/** Makes a link with the default config that serves Latest. */
export function CreateLink({ appId, kind, onCreated }: Props) {
  const [createStreaming, streaming] = useMutation(StreamingLinkCreateDocument);
  const [createMeeting, meeting] = useMutation(MeetingLinkCreateDocument);
  const submit = async () => {
    const input = { appId, idempotencyKey: crypto.randomUUID() };
    const options = { variables: { input }, errorPolicy: 'all' } as const;
    const { data, error } = kind === 'meeting' ? await createMeeting(options) : await createStreaming(options);
    const refusal = data?.made.userErrors[0];
    if (!data?.made.link || refusal) return toastFault(refusal?.message ?? faultText(error));
    toastDone(linkMessages.created(data.made.link.name));
    onCreated();
  };
  return (
    <Button
      type="primary"
      icon={<Plus size={15} aria-hidden />}
      loading={streaming.loading || meeting.loading}
      onClick={() => void submit()}
    >
      {linkMessages.create[kind]}
    </Button>
  );
}
