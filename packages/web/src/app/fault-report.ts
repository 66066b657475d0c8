import { isReportedFault, MAX_FAULT_MESSAGE, MAX_FAULT_STACK } from '@launchyard/domain/alerts';
import { BrowserFaultReportDocument } from '../generated/session/graphql.ts';
import type { Ask } from '../session/ask.ts';
import { patternOf } from './titles.ts';

interface Page {
  origin: string;
  pathname: string;
}

/** A page that is broken for good would report without end. */
const MOST_REPORTS = 5;
/** Leaving a page and answers that do not come are no faults; neither is what the services report themselves. */
const EXPECTED = new Set([
  'AbortError',
  'TimeoutError',
  'CombinedGraphQLErrors',
  'CombinedProtocolErrors',
  'ServerError',
  'ServerParseError',
]);
/** How Chromium, Firefox and Safari say that there is no connection, and a warning of theirs that is no error. */
const HARMLESS = /^(Failed to fetch|NetworkError when|Load failed|ResizeObserver loop)/;

/**
 * Reports errors to the operators, each once a page load. Not on a developer’s machine, and not the errors of browser
 * extensions.
 */
export function createReporter(ask: Ask, page: () => Page = () => window.location): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    if (!(error instanceof Error) || EXPECTED.has(error.name) || HARMLESS.test(error.message)) return;
    const { origin, pathname } = page();
    const { message, stack = '' } = error;
    const key = `${message}\n${stack}`;
    if (!isReportedFault({ stack }, origin) || reported.has(key) || reported.size >= MOST_REPORTS) return;
    reported.add(key);
    const input = {
      message: message.slice(0, MAX_FAULT_MESSAGE),
      stack: stack.slice(0, MAX_FAULT_STACK),
      route: patternOf(pathname),
    };
    // It never rejects. A report that is lost is not reported.
    void ask(BrowserFaultReportDocument, { input });
  };
}
