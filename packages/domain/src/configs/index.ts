/** Applications §3: every owner has this config; it is made when missing and cannot be edited or deleted. */
export const DEFAULT_CONFIG_NAME = 'default';
