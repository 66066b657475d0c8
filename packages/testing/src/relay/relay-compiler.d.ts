declare module 'relay-compiler' {
  /** Where the compiler lies for this machine; null when there is none for it. */
  const binary: string | null;
  export default binary;
}
