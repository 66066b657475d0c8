import { useState } from 'react';
import { Button } from 'antd';
import { toastDone } from '../kit/toasts.ts';
import { AdminWell } from './AdminWell.tsx';
import { uploadMessages } from './messages.ts';
import { findTransfer } from './transfer/transfers.ts';

/**
 * Applications §6: for administrators, while this tab sends the file. From the click on nothing is
 * sent, until that counts as a stall.
 */
export function SimulateStuck({ uploadId }: { uploadId: string }) {
  const [isSimulated, setSimulated] = useState(false);
  const begin = () => {
    findTransfer(uploadId)?.simulateStall();
    setSimulated(true);
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
