import { FAULT } from '@launchyard/domain/kit';
import { type ASTVisitor, type ValidationContext } from 'graphql';
import { codedError } from './error-codes.ts';

/** Refuses introspection. A rule rather than a check of the request, so that it applies to both transports. */
export function NoIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(field) {
      const type = context.getParentType();
      const isAboutSchema = field.name.value === '__schema' || field.name.value === '__type';
      if (!isAboutSchema && !type?.name.startsWith('__')) return undefined;
      context.reportError(codedError(FAULT.FORBIDDEN, 'Only API keys and support staff can introspect the schema.'));
      // No further reports for anything below it.
      return false;
    },
  };
}
