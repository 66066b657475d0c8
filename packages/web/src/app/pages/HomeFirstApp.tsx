import { useRef, type ReactNode } from 'react';
import { Button } from 'antd';
import { FirstApp } from '../../apps/FirstApp.tsx';
import { appListMessages } from '../../apps/messages.ts';
import { newUploadAddress } from '../../uploads/addresses.ts';
import { pickFile } from '../../uploads/scan/picked.ts';
import { useZipDrop } from '../../uploads/use-zip-drop.ts';
import { ZipField } from '../../uploads/ZipInput.tsx';

interface Props {
  accountLabel: string;
  canUpload: boolean;
  onGo: (address: string) => void;
  demo: ReactNode;
}

/** The first upload starts here: the dropped or chosen file is checked while the wizard opens. */
export function HomeFirstApp({ accountLabel, canUpload, onGo, demo }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const pick = (file: File) => {
    void pickFile(file);
    onGo(newUploadAddress());
  };
  const { isOver, zone } = useZipDrop(pick);
  return (
    <FirstApp
      accountLabel={accountLabel}
      canUpload={canUpload}
      isOver={isOver}
      zone={zone}
      demo={demo}
      choose={
        <>
          <Button type="primary" onClick={() => input.current?.click()}>
            {appListMessages.chooseZip}
          </Button>
          <ZipField ref={input} isHidden onPick={pick} />
        </>
      }
    />
  );
}
