import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { appNameTaken, checkAppName } from '@launchyard/domain/apps';
import { AppByNameDocument } from '../../generated/graphql.ts';
import { Chip } from '../../kit/Chip.tsx';
import { InputField } from '../../kit/InputField.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { newUploadAddress } from '../addresses.ts';
import { uploadMessages } from '../messages.ts';
import styles from './DetailsStep.module.css';

interface Props {
  id: string;
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
export function NameField({ value, updatedApp, error, isOwn, onEnter, ...field }: Props) {
  const taken = useTaken(updatedApp === null && !isOwn ? value : '');
  const typed = value === '' || updatedApp ? undefined : checkAppName(value)[0]?.message;
  const problem = error ?? typed ?? (taken === null ? undefined : appNameTaken(taken).message);
  const version = updatedApp === null ? 1 : updatedApp.nextVersionNumber;
  return (
    <div>
      <InputField
        {...field}
        label={uploadMessages.appName}
        value={value}
        error={problem}
        help={helpText(updatedApp)}
        disabled={updatedApp !== null}
        data-first={updatedApp === null ? '' : undefined}
        autoComplete="off"
        suffix={version === null ? undefined : <Chip kind="solid">v{version}</Chip>}
        onPressEnter={onEnter}
      />
      {taken !== null && (
        <Link to={newUploadAddress(taken, 'details')} replace className={styles['instead']}>
          {uploadMessages.updateInstead(taken)}
        </Link>
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
