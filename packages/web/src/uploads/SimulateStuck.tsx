import { Button } from 'antd';
import { useStore } from '../kit/store.ts';
import { toastDone } from '../kit/toasts.ts';
import { AdminWell } from './AdminWell.tsx';
import { uploadMessages } from './messages.ts';
import { simulateStuck, stuckSimulations } from './stuckSimulation.ts';

/** Applications §6: for administrators, while this tab sends the file. */
export function SimulateStuck({ uploadId }: { uploadId: string }) {
  const isSimulated = useStore(stuckSimulations).has(uploadId);
  const begin = () => {
    simulateStuck(uploadId);
    toastDone(uploadMessages.stuckStarted);
  };
  return (
    <AdminWell>
      <Button size="small" disabled={isSimulated} onClick={begin}>
        {uploadMessages.simulateStuck}
      </Button>
    </AdminWell>
  );
}
