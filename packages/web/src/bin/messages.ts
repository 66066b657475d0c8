/** Labels and toasts of what was deleted and can be brought back. */
export const binMessages = {
  restored: (name: string) => `${name} is back`,
} as const;
