/** Applications §9: a request that takes longer is given up. */
export const REQUEST_TIMEOUT_MS = 120_000;
