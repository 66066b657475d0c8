export const MAX_APP_NAME_LENGTH = 64;
