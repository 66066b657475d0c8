/**
 * A test's description of an API object: any of its fields, each as a value, as a function of the
 * field's arguments, or as an error in its place. A field that is requested but not given fails the
 * test.
 */
export type Given<T> =
  T extends ReadonlyArray<infer Item>
    ? ReadonlyArray<Given<Item>>
    : T extends object
      ? { [Field in keyof T]?: Answer<T[Field]> }
      : T;

type Answer<T> = Given<T> | Error | ((args: never) => Given<T> | Error | Promise<Given<T>>);
