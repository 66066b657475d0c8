/** What a flood does, over and over, in a process of its own. */
export type Flood =
  | { kind: 'requests'; request: Request; connections: number }
  | { kind: 'sockets'; url: string; headers: Record<string, string>; sockets: number; first: string[]; again: string };

/** A request, as often as it is sent. */
export interface Request {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

/** What somebody else does meanwhile, one after the other, by its name. */
export type Probes = Record<'a query' | 'the page of a link' | 'an upload’s part', Request>;

/** How long each took, in milliseconds. */
export type Waits = Record<string, number[]>;
