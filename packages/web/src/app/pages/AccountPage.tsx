import { Suspense, useEffect } from 'react';
import { useSuspenseQuery } from '@apollo/client/react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { AccountDialog } from '../../profile/account/AccountDialog.tsx';
import { AccountSettings } from '../../profile/account/AccountSettings.tsx';
import { accountAddress, isAccountTab } from '../../profile/account/addresses.ts';
import { accountMessages } from '../../profile/account/messages.ts';
import { signedOut } from '../connection.ts';
import { useSendLogo } from '../use-send-logo.ts';
import { AccountSettingsDocument } from '../../generated/graphql.ts';
import { toastFault } from '../../kit/toasts.ts';
import { Subscriptions } from '../../plans/Subscriptions.tsx';
import { Transactions } from '../../plans/transactions/Transactions.tsx';

/** Account §6: My Account opens for the owner of the account only. */
export function Component() {
  const { tab } = useParams();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(AccountSettingsDocument, { errorPolicy: 'all' });
  const logo = useSendLogo();
  const standing = data?.viewer?.account.viewerStanding;
  const isForeign = standing !== undefined && standing !== 'OWNER';
  useEffect(() => {
    if (isForeign) toastFault(accountMessages.notTheOwner);
  }, [isForeign]);
  if (isForeign) return <Navigate to="/" replace />;
  if (!isAccountTab(tab)) return <Navigate to={accountAddress()} replace />;
  return (
    <AccountDialog tab={tab} onClose={() => void navigate('/')}>
      <Suspense fallback={null}>
        {tab === 'settings' && <AccountSettings logo={logo} onDeleted={signedOut} />}
        {tab === 'subscriptions' && <Subscriptions />}
        {tab === 'transactions' && <Transactions />}
      </Suspense>
    </AccountDialog>
  );
}
Component.displayName = 'AccountPage';
