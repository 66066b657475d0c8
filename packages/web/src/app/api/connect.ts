import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { FAULT } from '@launchyard/domain/kit';
import { faultCodes } from '../../kit/fault.ts';
import { ofTab } from '../../kit/state.ts';
import { createStore, type Store } from '../../kit/store.ts';
import type { ChosenAccount } from './account.ts';
import { createCache } from './cache.ts';
import { httpLink } from './http.ts';
import { closeSocket, createSocket, socketLink } from './socket.ts';
import { viewerFaults } from './viewer-fault.ts';

/** One user in one account: a client whose cache and socket no other session can reach. */
export interface Connection {
  id: number;
  account: ChosenAccount | null;
  client: ApolloClient;
  /**
   * Whether no change events arrive right now: the socket is down, or the services do not respond
   * to the gateway.
   */
  isLost: Store<boolean>;
  /** Closes the socket and clears the cache. Uploads started with it can still request links. */
  close: () => void;
}

export interface ConnectionEvents {
  onSignedOut: () => void;
  /** The user has no username. */
  onUnfinished: () => void;
  onPanelOutdated: () => void;
}

const connections = ofTab(() => ({ count: 0 }));

export function connect(account: ChosenAccount | null, events: ConnectionEvents): Connection {
  const sendsText = import.meta.env.DEV;
  const accountId = account?.id ?? null;
  const socketUrl = `${location.origin.replace(/^http/, 'ws')}/graphql`;
  const isLost = createStore(false);
  const socket = createSocket(socketUrl, accountId, isLost.set);
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: ApolloLink.from([
      watchErrors(events),
      viewerFaults,
      ApolloLink.split(
        ({ operationType }) => operationType === 'subscription',
        socketLink(socket, sendsText),
        httpLink('/graphql', accountId, sendsText),
      ),
    ]),
  });
  return {
    id: (connections().count += 1),
    account,
    client,
    isLost,
    close() {
      void closeSocket(socket);
      // Reject requests that still wait for this account.
      client.clearStore().catch(reportError);
    },
  };
}

function watchErrors({ onSignedOut, onUnfinished, onPanelOutdated }: ConnectionEvents): ApolloLink {
  return new ErrorLink(({ error }) => {
    const codes = faultCodes(error);
    if (codes.includes(FAULT.UNAUTHENTICATED)) onSignedOut();
    if (codes.includes(FAULT.PROFILE_UNFINISHED)) onUnfinished();
    if (codes.includes(FAULT.PANEL_OUTDATED) || codes.includes(FAULT.PERSISTED_QUERY_NOT_FOUND)) onPanelOutdated();
  });
}
