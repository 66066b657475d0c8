import { LifeBuoy } from 'lucide-react';
import { Button } from 'antd';
import { LinkButton } from '../kit/LinkButton.tsx';
import { StateBlock } from '../kit/StateBlock.tsx';
import { appListMessages } from './messages.ts';

/** The home of support staff without applications: what they need is in other accounts. */
export function StaffHome({ supportAddress, onAdd }: { supportAddress: string; onAdd: () => void }) {
  return (
    <StateBlock icon={LifeBuoy} title={appListMessages.staffTitle} sentence={appListMessages.staffHint}>
      <LinkButton kind="primary" to={supportAddress}>
        {appListMessages.openSupport}
      </LinkButton>
      <Button onClick={onAdd}>{appListMessages.addApplication}</Button>
    </StateBlock>
  );
}
