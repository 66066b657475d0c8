import { useApolloClient } from '@apollo/client/react';
import { sendAssets, sendings } from '../assets/library/sendings.ts';
import { useStore } from '../kit/store.ts';
import type { LogoSending } from '../profile/account/LogoRow.tsx';
import { sendToLibrary } from './send-to-library.ts';

/** Sends a new logo to the library; the newest is the account’s. What is refused is said there, in a toast. */
export function useSendLogo(): LogoSending {
  const client = useApolloClient();
  const isSending = useStore(sendings).some((each) => each.client === client && each.list === 'logos');
  return { isSending, send: (file) => void sendAssets(client, sendToLibrary, 'logos', [withoutSpaces(file)]) };
}

/** The library takes no spaces in names, and nobody reads the name of a logo. */
const withoutSpaces = (file: File): File =>
  /\s/.test(file.name) ? new File([file], file.name.replaceAll(/\s+/g, '-'), { type: file.type }) : file;
