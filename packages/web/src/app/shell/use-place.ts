import { useLocation } from 'react-router-dom';
import { operationsAddress } from '../../alerts/addresses.ts';
import { binAddress } from '../../bin/addresses.ts';
import { developerAddress } from '../../developer/addresses.ts';
import { plansAddress } from '../../plans/addresses.ts';
import { resultPageOf } from '../../plans/payment/results.ts';
import { supportAddress } from '../../support/addresses.ts';
import { utilitiesAddress } from '../../streaming/addresses.ts';
import { teamAddress } from '../../team/addresses.ts';

const OTHER_PLACES = [
  plansAddress,
  utilitiesAddress,
  teamAddress,
  developerAddress,
  binAddress,
  supportAddress,
  operationsAddress,
];

/** The address of the current item of the navigation. Pages without their own item count as applications. */
export function usePlace(): string {
  const { pathname } = useLocation();
  if (resultPageOf(pathname) !== null) return plansAddress;
  return OTHER_PLACES.find((place) => pathname === place || pathname.startsWith(`${place}/`)) ?? '/';
}
