import { Dialog } from '../../kit/Dialog.tsx';
import { uploadMessages } from '../messages.ts';
import styles from './TutorialDialog.module.css';

interface Props {
  url: string;
  documentationUrl: string;
  onClose: () => void;
}

/** A video on enabling the plugin: played here if the URL is a video, linked if it is a page. */
export function TutorialDialog({ url, documentationUrl, onClose }: Props) {
  return (
    <Dialog title={uploadMessages.tutorialTitle} width={760} onClose={onClose}>
      {isVideoFile(url) ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- whoever sets the URL puts the captions inside the file
        <video className={styles['video']} src={url} controls preload="metadata" />
      ) : (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {uploadMessages.openVideo}
          </a>
        </p>
      )}
      <p className={styles['steps']}>
        {uploadMessages.tutorialSteps}{' '}
        <a href={documentationUrl} target="_blank" rel="noreferrer">
          {uploadMessages.seeDocumentation}
        </a>
      </p>
    </Dialog>
  );
}

const isVideoFile = (url: string): boolean => /\.(mp4|webm)$/i.test(new URL(url).pathname);
