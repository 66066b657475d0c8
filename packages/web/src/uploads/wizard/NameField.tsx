import { useId, type Ref } from 'react';
import { useQuery } from '@apollo/client/react';
import { Input, type InputRef } from 'antd';
import { Link } from 'react-router-dom';
import { appNameTaken, checkAppName } from '@launchyard/domain/apps';
import { AppByNameDocument } from '../../generated/graphql.ts';
import { Chip } from '../../kit/Chip.tsx';
import { FieldError } from '../../kit/FieldError.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { newUploadAddress } from '../addresses.ts';
import { uploadMessages } from '../messages.ts';
import head from '../upload-head.module.css';
import styles from './DetailsStep.module.css';

interface Props {
  ref: Ref<InputRef>;
  value: string;
  /** The updated application, with its next version number if known; null for a new application. */
  updatedApp: { name: string; nextVersionNumber: number | null } | null;
  /** The error from pressing Upload or from the services. */
  error: string | undefined;
  /**
   * An upload with this name was requested: an application with that name may be its own from now
   * on.
   */
  isOwn: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
}

const SETTLED_MS = 400;

/**
 * The app name and the new version. Invalid and taken names are reported while typing; the services
 * decide.
 */
export function NameField({ ref, value, updatedApp, error, isOwn, onChange, onEnter }: Props) {
  const id = useId();
  const taken = useTaken(updatedApp === null && !isOwn ? value : '');
  const typed = value === '' || updatedApp ? undefined : checkAppName(value)[0]?.message;
  const problem = error ?? typed ?? (taken === null ? undefined : appNameTaken(taken).message);
  const version = updatedApp === null ? 1 : updatedApp.nextVersionNumber;
  return (
    <div className={head['name']}>
      <label htmlFor={id}>{uploadMessages.appName}</label>
      <Input
        ref={ref}
        id={id}
        value={value}
        disabled={updatedApp !== null}
        data-first={updatedApp === null ? '' : undefined}
        autoComplete="off"
        spellCheck={false}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? `${id}-help` : `${id}-error`}
        suffix={version === null ? undefined : <Chip kind="solid">v{version}</Chip>}
        onChange={(event) => onChange(event.target.value)}
        onPressEnter={onEnter}
      />
      <FieldError id={`${id}-error`} message={problem} />
      {taken !== null && (
        <Link to={newUploadAddress(taken, 'details')} replace className={styles['instead']}>
          {uploadMessages.updateInstead(taken)}
        </Link>
      )}
      {problem === undefined && (
        <p id={`${id}-help`} className={head['help']}>
          {helpText(updatedApp)}
        </p>
      )}
    </div>
  );
}

function helpText(updatedApp: Props['updatedApp']): string {
  if (updatedApp === null) return uploadMessages.appNameHelp;
  const { nextVersionNumber } = updatedApp;
  return nextVersionNumber === null ? uploadMessages.appNameLocked : uploadMessages.appNameLockedTo(nextVersionNumber);
}

/**
 * The application that already has the name, with its own spelling, once typing pauses; null if
 * there is none or it is unknown.
 */
function useTaken(name: string): string | null {
  const settled = useDebounced(name, SETTLED_MS);
  const { data } = useQuery(AppByNameDocument, {
    variables: { name: settled },
    skip: checkAppName(settled).length > 0,
    fetchPolicy: 'cache-and-network',
  });
  if (name !== settled || checkAppName(settled).length > 0) return null;
  return data?.viewer?.account.app?.name ?? null;
}
