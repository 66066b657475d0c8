/** How a service behind the gateway tells a fault. The gateway passes some on under a name of the API’s; callers never see these. */
export const SERVICE_FAULT = {
  INPUT_MALFORMED: 'INPUT_MALFORMED',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  RATE_LIMITED: 'RATE_LIMITED',
  UNAVAILABLE: 'UNAVAILABLE',
  INTERNAL: 'INTERNAL',
} as const;

export type ServiceFaultCode = keyof typeof SERVICE_FAULT;
