import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Context } from '@launchyard/schema/context';

type Answering = (context: Context) => ExecutionResult | Promise<ExecutionResult>;

/** Answers one event, to one of many who may have asked the same. */
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
 * Lets many sockets that ask the same be answered by one execution: a change that reaches a thousand people with equal rights is worked out
 * once. The schema tells such people of it by one object; an answer is shared by that object and by what is asked, and only if nothing of
 * its caller was looked at on the way: neither their credential nor their request, and so nothing that the services said to them. What an
 * answer says of the time (whether something is kept still) is as old as the first of those who are told, a minute at most.
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
      // What is there at once has waited for nobody; who failed is told so alone.
      if (made instanceof Promise || made.errors || watched.isPersonal()) return made;
      if (known) known.set(asked, made);
      else answers.set(event, new Map([[asked, made]]));
      return made;
    };
  };
}

/** The context, and whether anything was read of it that differs between callers. */
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
