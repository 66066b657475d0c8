import { Plus } from 'lucide-react';
import { Button } from 'antd';
import type { LinkKind } from '@launchyard/domain/links';
import { MeetingLinkCreateDocument, StreamingLinkCreateDocument } from '../generated/graphql.ts';
import { useCreation } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { linkMessages } from './messages.ts';

interface Props {
  appId: string;
  kind: LinkKind;
  onCreated: () => void;
}

/** Creates a link with the default config that serves Latest. */
export function CreateLink({ appId, kind, onCreated }: Props) {
  const streaming = useCreation(StreamingLinkCreateDocument);
  const meeting = useCreation(MeetingLinkCreateDocument);
  const submit = async () => {
    const done = kind === 'meeting' ? await meeting.run({ appId }) : await streaming.run({ appId });
    if (!done?.link) return;
    toastDone(linkMessages.created(done.link.name));
    onCreated();
  };
  return (
    <Button
      type="primary"
      icon={<Plus size={15} aria-hidden />}
      loading={streaming.isBusy || meeting.isBusy}
      onClick={() => void submit()}
    >
      {linkMessages.create[kind]}
    </Button>
  );
}
