import { z } from 'zod';
import type { Action } from '@launchyard/domain/access';

/**
 * Who may make a call: anybody, anybody with a valid credential, support staff, whoever may do that action in the account named by
 * `X-Account` (one's own when unnamed), or the gateway itself.
 */
export type Access = 'public' | 'signedIn' | 'support' | 'gateway' | Action;

/** One REST call of the services, as data. Both ends are made from it: the platform's routes and the gateway's client. */
export interface Call<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** Area and verb, unique: `uploads.start`. */
  name: string;
  method: 'GET' | 'POST';
  /** Keeps the specification's request name where it has one. */
  path: string;
  access: Access;
  /**
   * Set: it is about one application, or about what belongs to one, so whoever is limited to some applications comes past the guard, and what
   * answers it asks whether they may do that to this one.
   */
  about?: 'app';
  /** Whether it changes anything: a change leaves a row in the audit log, in its own transaction. */
  changes: boolean;
  /** One sentence, printed into openapi.json. */
  summary: string;
  input: Input;
  reply: Reply;
}

export type CallInput<C extends Call> = z.input<C['input']>;
export type CallReply<C extends Call> = z.output<C['reply']>;

/** Declares a call; keeps the literal types of its shapes. */
export function call<Input extends z.ZodType, Reply extends z.ZodType>(entry: Call<Input, Reply>): Call<Input, Reply> {
  return entry;
}

/** The account of a request, when it is not the caller's own. */
export const ACCOUNT_HEADER = 'x-account';
/** Quoted to support; taken over from the gateway, made when missing. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** The address of the gateway's own client; believed only together with the gateway's secret. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
/** What a browser proves with that somebody signed in on it before; for calls without a credential. */
export const DEVICE_HEADER = 'x-device';
export const GATEWAY_SECRET_HEADER = 'x-gateway-secret';
