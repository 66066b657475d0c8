import { z } from 'zod';
import type { Action } from '@launchyard/domain/access';

/**
 * Who may make a call: anybody, anybody with a valid credential, support staff, anybody who may do that action in the
 * account named by `X-Account` (the caller’s own if unset), or the gateway itself.
 */
export type Access = 'public' | 'signedIn' | 'support' | 'gateway' | Action;

/**
 * One REST call of the services, as data. Both ends are built from it: the platform’s routes and the gateway’s client.
 */
export interface Call<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  /** Area and verb, unique: `uploads.start`. */
  name: string;
  method: 'GET' | 'POST';
  /** Keeps the specification’s request name if it has one. */
  path: string;
  access: Access;
  /**
   * Set for calls about one application or something in it. The guard then lets callers through who are limited to some
   * applications, and the handler checks whether they may do this to this application.
   */
  about?: 'app';
  /** Whether it changes anything. A change writes a row of the audit log in its own transaction. */
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

/** The account of a request, if it is not the caller’s own. */
export const ACCOUNT_HEADER = 'x-account';
/** Quoted to support. Taken over from the gateway, created if missing. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** The address of the gateway’s own client; trusted only together with the gateway’s secret. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
/** Proves that somebody signed in on this browser before; for calls without a credential. */
export const DEVICE_HEADER = 'x-device';
/** What the browser calls itself; for calls without a credential. Only shown to people. */
export const BROWSER_HEADER = 'x-browser';
/** The visitor’s country as two letters, for calls without a credential; trusted only together with the gateway’s secret. */
export const COUNTRY_HEADER = 'x-country';
export const GATEWAY_SECRET_HEADER = 'x-gateway-secret';
