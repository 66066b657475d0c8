/** A row of docs/calls.md. */
export interface Row {
  document: string;
  request: string;
  /** Names of contract calls. */
  contract: string[];
  /** Schema coordinates, such as `Account.apps`. */
  fields: string[];
  isNotYet: boolean;
  remark: string;
}

/** The rows of the tables below second-level headings: `| Request | Contract | GraphQL | Remark |`. */
export function readRows(text: string): Row[] {
  let document = '';
  return text.split('\n').flatMap((line) => {
    document = /^## (.+)$/.exec(line)?.[1] ?? document;
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [request = '', contract = '', fields = '', remark = ''] = cells;
    if (cells.length !== 4 || request === 'Request' || /^-+$/.test(request)) return [];
    return {
      document,
      request: request.replaceAll('`', ''),
      contract: codeIn(contract),
      fields: codeIn(fields),
      isNotYet: contract === 'not yet',
      remark,
    };
  });
}

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
