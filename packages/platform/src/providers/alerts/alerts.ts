/** Something that operators should look at. Carries ids and figures, never names, addresses or links. */
export interface Alert {
  kind: 'upload.stuck' | 'upload.ended-stuck' | 'streamtest.down' | 'streamtest.up';
  /** One line for people. */
  text: string;
  facts: Readonly<Record<string, string | number>>;
}

/** Alerts operators. Rejects if that failed. */
export interface Alerts {
  send(alert: Alert): Promise<void>;
}
