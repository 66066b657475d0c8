import { FAULT } from '@launchyard/domain/kit';
import { type ASTVisitor, type ValidationContext } from 'graphql';
import { codedError } from './error-codes.ts';

/** Refuses to describe the schema. A rule rather than a check of the request, so that it holds over both transports. */
export function NoIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(field) {
      const type = context.getParentType();
      const isAboutSchema = field.name.value === '__schema' || field.name.value === '__type';
      if (!isAboutSchema && !type?.name.startsWith('__')) return undefined;
      context.reportError(
        codedError(FAULT.FORBIDDEN, 'The schema is described to API keys and to support staff only.'),
      );
      // Nothing below it needs a report of its own.
      return false;
    },
  };
}
