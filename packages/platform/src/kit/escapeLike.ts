/** What people type is searched as they typed it: nothing in it stands for anything else. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
