import { use } from 'react';
import { Image } from 'lucide-react';
import { Button } from 'antd';
import type { ConfigField, ConfigFieldName, SettingsContext } from '@launchyard/domain/configs';
import { MediaWaysContext } from '../../kit/media-library.ts';
import { useAsked } from '../../kit/use-asked.ts';
import { configMessages } from '../messages.ts';
import { Picture } from './Picture.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import type { InputProps } from './input-props.ts';
import styles from './ImageSlot.module.css';

interface Props extends InputProps {
  name: ConfigFieldName;
  field: ConfigField & { kind: 'image' };
  context: SettingsContext;
  /** The picture's URL. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The picture of a setting, by its name. */
const PICTURE_QUESTIONS = ['picture'] as const;

/** A slot for a picture: its preview, the recommended size, and a way to choose another. */
export function ImageSlot({ id, isDisabled, describedBy, name, field, context, value, onChange }: Props) {
  const { asked, ask, end } = useAsked(PICTURE_QUESTIONS);
  const ways = use(MediaWaysContext);
  const { label, recommended } = field;
  return (
    <div className={styles['slot']}>
      <span className={styles['look']}>
        {value === null ? (
          <Image size={16} aria-hidden />
        ) : (
          <Picture key={value} src={value} context={context} isSmall className={styles['picture']} />
        )}
      </span>
      <span className={styles['words']}>
        <b>{label}</b>
        <span>{recommended}</span>
      </span>
      <Button
        id={id}
        disabled={isDisabled}
        aria-describedby={describedBy}
        aria-label={(value === null ? configMessages.chooseOf : configMessages.changeOf)(label)}
        onClick={() => ask('picture', name)}
      >
        {value === null ? configMessages.choose : configMessages.change}
      </Button>
      {asked?.of === name && !isDisabled && (
        <PictureDialog
          named={{ name, field }}
          title={label}
          value={value}
          context={context}
          help={`${recommended}. ${configMessages.pictureAddressHelp}`}
          onUse={(address) => {
            onChange(address);
            end();
          }}
          onLibrary={ways && (() => ways.toLibrary(name))}
          onClose={end}
        />
      )}
    </div>
  );
}
