/** Something that the people who run this should look at. Carries ids and figures, never names, addresses or links. */
export interface Alert {
  kind: 'upload.stuck' | 'upload.ended-stuck' | 'streamtest.down' | 'streamtest.up';
  /** One line for people. */
  text: string;
  facts: Readonly<Record<string, string | number>>;
}

/** Tells them. Rejects when they could not be told. */
export interface Alerts {
  send(alert: Alert): Promise<void>;
}
