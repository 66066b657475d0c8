/** The names of the teams that the answer to opening a case told; empty if the page was opened in another way. */
export function readMemberOf(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('memberOf' in state) || !Array.isArray(state.memberOf))
    return [];
  return state.memberOf.flatMap((each: unknown) =>
    typeof each === 'object' && each !== null && 'accountLabel' in each ? String(each.accountLabel) : [],
  );
}
