/**
 * What a test says of a thing of the API: any of its fields, each as a value, as what comes of the field's arguments, or as the error that
 * stands in its place. A field that a test asks for and did not say fails it.
 */
export type Given<T> =
  T extends ReadonlyArray<infer Item>
    ? ReadonlyArray<Given<Item>>
    : T extends object
      ? { [Field in keyof T]?: Answer<T[Field]> }
      : T;

type Answer<T> = Given<T> | Error | ((args: never) => Given<T> | Error | Promise<Given<T>>);
