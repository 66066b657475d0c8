const NAME = /^[A-Za-z_$][\w$]{0,59}$/;
/** A file of ours in a stack, from its package on. */
const OWN_FRAME = /packages\/([\w-]+\/src\/[\w./-]+\.tsx?:\d+)/;
const MAX_CAUSES = 5;

/**
 * Where an error happened, in words that contain no data: the kind of the innermost error, its code, and the first
 * place of ours in a stack, outermost error first. Never its message, which may quote what somebody entered.
 */
export function faultPlace(error: unknown): string {
  const chain: Error[] = [];
  for (let each = error; each instanceof Error && chain.length < MAX_CAUSES; each = each.cause) chain.push(each);
  const innermost = chain.at(-1);
  if (!innermost) return 'something that is not an error';
  const name = NAME.test(innermost.name) ? innermost.name : 'Error';
  const place = chain.map(({ stack = '' }) => OWN_FRAME.exec(withoutMessage(stack))?.[1]).find((each) => each);
  return `${name}${codeOf(innermost)}${place === undefined ? '' : ` at ${place}`}`;
}

/** A message may look like a frame; frames are lines that begin with “at”. */
const withoutMessage = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** SQLSTATE, or the system’s name of a failure. */
function codeOf(error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{4,40}$/.test(code) ? ` (${code})` : '';
}
