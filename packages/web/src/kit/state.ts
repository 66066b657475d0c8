/*
 * State that outlives a screen. Modules hold no state of their own, because two accounts in one tab
 * would share it. State declared here belongs to the tab or to one of its connections; only this
 * file knows the current tab.
 */

let tab = {};

/** State of the tab, whichever account it shows; created on first use. */
export function ofTab<State>(make: () => State): () => State {
  const state = ofEach(make);
  return () => state(tab);
}

/** State per owner, such as a connection's client, which is released with it. */
export function ofEach<Owner extends object, State>(make: (owner: Owner) => State): (owner: Owner) => State {
  const made = new WeakMap<Owner, { state: State }>();
  return (owner) => {
    const known = made.get(owner) ?? { state: make(owner) };
    made.set(owner, known);
    return known.state;
  };
}

/** Clears everything, like a newly opened tab. */
export function openTab(): void {
  tab = {};
}
