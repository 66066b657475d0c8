import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { linksQuery, readLinksQuery } from '../../links/addresses.ts';
import { LinksDialog } from '../../links/LinksDialog.tsx';
import { newUploadAddress } from '../../uploads/addresses.ts';

export function Component() {
  const { name = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { kind, page } = readLinksQuery(query);
  const turn = useCallback(
    (to: number) => void navigate({ search: linksQuery(kind, to) }, { replace: true }),
    [navigate, kind],
  );
  return (
    <LinksDialog
      key={name}
      appName={name}
      kind={kind}
      page={page}
      onPage={turn}
      onUploadNewVersion={() => void navigate(newUploadAddress(name))}
      onClose={() => void navigate('/')}
    />
  );
}
Component.displayName = 'LinksPage';
