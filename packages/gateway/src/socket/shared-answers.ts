import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Context } from '@launchyard/schema/context';

type Answering = (context: Context) => ExecutionResult | Promise<ExecutionResult>;

/** Answers one event for one of many who may have subscribed to the same. */
export type Answerer = (
  event: unknown,
  context: Context,
  answer: Answering,
) => ExecutionResult | Promise<ExecutionResult>;

interface Asked {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Lets one execution answer many sockets with the same subscription: a change that reaches a thousand people with equal
 * rights is resolved once. The schema delivers the event to such people as one object. An answer is shared by that
 * object and by the operation, and only if nothing of its caller was read on the way: neither credential nor request,
 * and so nothing that the services returned to them. Anything in an answer that depends on time (such as whether
 * something is still kept) is as old as the first delivery, at most a minute.
 */
export function createSharedAnswers(): (asked: Asked) => Answerer {
  const answers = new WeakMap<object, Map<string, ExecutionResult>>();
  const documents = new WeakMap<DocumentNode, number>();
  let documentCount = 0;

  return ({ document, operationName, variables }) => {
    const number = documents.get(document) ?? documentCount++;
    documents.set(document, number);
    const asked = JSON.stringify([number, operationName, variables]);

    return (event, context, answer) => {
      if (typeof event !== 'object' || event === null) return answer(context);
      const known = answers.get(event);
      const shared = known?.get(asked);
      if (shared) return shared;
      const watched = watch(context);
      const made = answer(watched.context);
      // A result available at once waited for nobody; failures are reported individually.
      if (made instanceof Promise || made.errors || watched.isPersonal()) return made;
      if (known) known.set(asked, made);
      else answers.set(event, new Map([[asked, made]]));
      return made;
    };
  };
}

/** The context, with a record of whether anything caller-specific was read. */
function watch(context: Context): { context: Context; isPersonal: () => boolean } {
  let isPersonal = false;
  const personal = <Key extends keyof Context>(key: Key): Context[Key] => {
    isPersonal = true;
    return context[key];
  };
  return {
    context: {
      publicConfig: context.publicConfig,
      get requestId() {
        return personal('requestId');
      },
      get upstream() {
        return personal('upstream');
      },
      get browser() {
        return personal('browser');
      },
      get live() {
        return personal('live');
      },
    },
    isPersonal: () => isPersonal,
  };
}
