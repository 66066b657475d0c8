declare module 'relay-compiler' {
  /** The path of the compiler binary; null if there is none for this platform. */
  const binary: string | null;
  export default binary;
}
