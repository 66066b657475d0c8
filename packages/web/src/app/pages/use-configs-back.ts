import { useParams } from 'react-router-dom';
import { configsAddress } from '../../configs/addresses.ts';
import { linksAddress } from '../../links/addresses.ts';

/**
 * Applications §2: the editor and its screens return to the application links they were opened
 * from, otherwise to the list.
 */
export function useConfigsBack(): { appName: string | null; back: string } {
  const { name } = useParams();
  const appName = name ?? null;
  return { appName, back: appName === null ? configsAddress(null) : linksAddress(appName) };
}
