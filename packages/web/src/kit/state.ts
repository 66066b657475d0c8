/*
 * What outlives a screen. Modules hold no state of their own: two accounts of one tab would share it. What they declare here belongs to the tab,
 * or to one connection of it; this is the only place that says which tab that is.
 */

let tab = {};

/** State of the tab, whatever account it looks at: made when it is first asked for. */
export function ofTab<State>(make: () => State): () => State {
  const state = ofEach(make);
  return () => state(tab);
}

/** State of each owner, such as a connection's client, which goes with it. */
export function ofEach<Owner extends object, State>(make: (owner: Owner) => State): (owner: Owner) => State {
  const made = new WeakMap<Owner, { state: State }>();
  return (owner) => {
    const known = made.get(owner) ?? { state: make(owner) };
    made.set(owner, known);
    return known.state;
  };
}

/** Forgets all of it, as a tab that is opened anew. */
export function openTab(): void {
  tab = {};
}
