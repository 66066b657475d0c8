import { LifeBuoy } from 'lucide-react';
import { Button } from 'antd';
import { StateBlock } from '../kit/StateBlock.tsx';
import { appListMessages } from './messages.ts';

/** The home of support staff without applications: what they need is in other accounts. */
export function StaffHome({ onAdd }: { onAdd: () => void }) {
  return (
    <StateBlock icon={LifeBuoy} title={appListMessages.staffTitle} sentence={appListMessages.staffHint}>
      <Button type="primary" href="/graphiql">
        {appListMessages.openGraphiql}
      </Button>
      <Button onClick={onAdd}>{appListMessages.addApplication}</Button>
    </StateBlock>
  );
}
