/** What browsers and Node both have; the language’s own types do not include it. */
declare const URL: {
  new (address: string, base?: string): WebAddress;
  canParse(address: string, base?: string): boolean;
};
declare const URLSearchParams: new (given: string | Readonly<Record<string, string>>) => WebQuery;
declare const atob: (base64: string) => string;

/** A parsed address, with its parts as browsers name them. */
export interface WebAddress {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  /** Empty for the default port of the protocol. */
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface WebQuery {
  get(name: string): string | null;
  toString(): string;
}

/** Parses an address as browsers do; null for text that is none. */
export const parseAddress = (address: string, base?: string): WebAddress | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;

/** Reads a query, without its question mark. */
export const readQuery = (query: string): WebQuery => new URLSearchParams(query);

/** Writes a query, without a question mark. */
export const writeQuery = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

/** Throws for text that is not base64. */
export const decodeBase64 = (text: string): string => atob(text);
