/** The codes with which a fleet refuses a call over REST, by name. */
export const FLEET_CODE = {
  FLEET_FULL: 'FLEET_FULL',
  NOT_ISOLATED: 'NOT_ISOLATED',
  INSTANCE_NOT_FOUND: 'INSTANCE_NOT_FOUND',
  INPUT_MALFORMED: 'INPUT_MALFORMED',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  INTERNAL: 'INTERNAL',
} as const;

/** Why a fleet refuses a call. */
export type FleetCode = keyof typeof FLEET_CODE;
