import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // Masked types come from codegen; this tells Apollo's hooks how they look.
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface that only extends is the way to merge
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
