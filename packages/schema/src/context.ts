export type { BrowserSession, Context, Listener, LiveEvents, Upstream } from './kit/context.ts';
