/** The hint of a setting that is kept for the players that read it, and that our own player and fleet do not follow. */
export const NO_EFFECT = 'Not on this fleet: it is kept, and changes nothing.';
