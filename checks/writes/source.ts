/** A comment, a quoted string, a regular expression behind a sign that no division follows, a template, or a brace. */
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=[(,=:[!&|?;]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[`{}]/g;
/** Text of a template, up to its end or to an expression in it. */
const TEMPLATE_TEXT = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(\$\{|`)/y;

/** A source text, twice. Places are the same in both and in the original. */
export interface Source {
  /** Without comments and without the texts in quotes. */
  code: string;
  /** Without comments only. */
  texts: string;
}

/** Blanks what is not code, so that words in sentences are not taken for names. */
export function readSource(text: string): Source {
  // In units of UTF-16, as places are counted.
  const [code, texts] = [text.split(''), text.split('')];
  // Of each brace that is open: whether it is one of a template.
  const braces: boolean[] = [];
  const readTemplate = (from: number): number => {
    TEMPLATE_TEXT.lastIndex = from;
    const [whole = '', end = ''] = TEMPLATE_TEXT.exec(text) ?? [];
    blank(code, from, from + whole.length - end.length);
    if (end === '${') braces.push(true);
    return from + whole.length;
  };
  for (let at = 0; ;) {
    TOKENS.lastIndex = at;
    const token = TOKENS.exec(text);
    if (!token) return { code: code.join(''), texts: texts.join('') };
    const [[sign], from] = [token, token.index];
    at = from + sign.length;
    if (sign === '{') braces.push(false);
    else if (sign === '`' || (sign === '}' && braces.pop())) at = readTemplate(at);
    else if (isComment(sign)) for (const signs of [code, texts]) blank(signs, from, at);
    else if (sign !== '}') blank(code, from + 1, at - 1);
  }
}

const isComment = (token: string): boolean => token.startsWith('//') || token.startsWith('/*');

function blank(signs: string[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) if (signs[at] !== '\n') signs[at] = ' ';
}

/** A method that is called on what comes before it. `at` is the place of its dot. */
export interface Call {
  name: string;
  args: string;
  at: number;
}

/** The calls that follow a call in a chain. `open` is the place of that call's opening parenthesis. */
export function callsAfter(code: string, open: number): Call[] {
  const calls: Call[] = [];
  for (let end = closing(code, open); ;) {
    const next = /^\s*\.\s*(\$?\w+)\(/.exec(code.slice(end + 1, end + 500));
    if (!next) return calls;
    const [whole, name = ''] = next;
    const at = end + 1 + whole.indexOf('.');
    const start = end + whole.length;
    end = closing(code, start);
    calls.push({ name, args: code.slice(start + 1, end), at });
  }
}

/** The place of the parenthesis that closes the one at `open`. */
export function closing(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')' && (depth -= 1) === 0) return at;
  }
  throw new Error(`a parenthesis is not closed: ${code.slice(open, open + 60)}`);
}
