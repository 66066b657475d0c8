import { useState } from 'react';
import type { FragmentType, OperationVariables } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * What a component's own fragment says, live. A thing that has just left the cache is shown as it was until its list leaves it out.
 *
 * In place of Apollo's `useSuspenseFragment`: that begins to listen in an effect and never hears what changed between rendering and then,
 * so a card whose upload ended in that moment stood still.
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
