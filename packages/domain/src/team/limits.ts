/** Nobody runs a larger team in one account; a script that adds people stops here. */
export const MAX_TEAM_MEMBERS = 100;

/** Invitations of one account that nobody has answered yet, including the expired ones. */
export const MAX_OPEN_INVITATIONS = 50;

/** An invitation can be accepted for this long after it was last sent. */
export const INVITATION_DAYS = 7;

/** The minimum time before the same invitation is sent again. */
export const SEND_AGAIN_SECONDS = 60;
/** How often one invitation is sent in all. */
export const MAX_SENDINGS = 6;

/** How many e-mails with invitations one account sends in an hour: others receive them without having asked. */
export const INVITATIONS_PER_HOUR = 20;

/** How often one account invites the same address in a day: each invitation can be sent again `MAX_SENDINGS` times. */
export const INVITATIONS_PER_RECIPIENT = 5;

/** How many links to invitations one client address can look up per minute. */
export const INVITATION_LOOK_UPS_PER_ADDRESS = 30;

/** Applications that a member can be limited to: a longer list is as good as no limit. */
export const MAX_MEMBER_APPS = 20;
