import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // Codegen masks fragment types; this tells Apollo's hooks about it.
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface that only extends is the way to merge
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
