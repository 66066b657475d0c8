/** What is made when it is asked for, once: if that fails, the next one who asks tries again. */
export class Lazy<Thing> {
  readonly #make: () => Promise<Thing>;
  #made: Promise<Thing> | undefined;

  constructor(make: () => Promise<Thing>) {
    this.#make = make;
  }

  /** What was made, or is being made; undefined if nobody asked, or it failed. */
  get made(): Promise<Thing> | undefined {
    return this.#made;
  }

  get(): Promise<Thing> {
    return (this.#made ??= this.#make().catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    }));
  }
}
