import { useState } from 'react';
import type { FragmentType, OperationVariables } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * The data of a component's fragment, live. An object that has just left the cache is still shown
 * until its list drops it.
 *
 * Replaces Apollo's `useSuspenseFragment`, which subscribes in an effect and misses changes between
 * rendering and that effect, so a card whose upload ended in that moment got stuck.
 */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData, OperationVariables>,
  from: FragmentType<TData>,
): TData {
  const { cache } = useApolloClient();
  const { data, complete } = useFragment<TData>({ fragment, from: cache.identify(from) ?? null });
  const [last, setLast] = useState(complete ? data : undefined);
  if (complete && data !== last) setLast(data);
  const shown = complete ? data : last;
  if (shown === undefined) throw new Error('A fragment was given a thing that the cache does not hold');
  return shown;
}
