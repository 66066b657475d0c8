import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Navigate } from 'react-router-dom';
import { SupportDoorDocument } from '../generated/graphql.ts';

/** For everybody else there is no such page: they land where unknown addresses lead. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(SupportDoorDocument);
  return data.viewer?.viewerCanLookUpAccounts ? children : <Navigate to="/" replace />;
}
