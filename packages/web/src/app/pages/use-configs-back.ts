import { useParams } from 'react-router-dom';
import { configsAddress } from '../../configs/addresses.ts';
import { linksAddress } from '../../links/addresses.ts';

/** Applications §2: the editor and what belongs to it return to the links of the application that one came from; otherwise to the list. */
export function useConfigsBack(): { appName: string | null; back: string } {
  const { name } = useParams();
  const appName = name ?? null;
  return { appName, back: appName === null ? configsAddress(null) : linksAddress(appName) };
}
