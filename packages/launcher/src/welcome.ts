import type { LaunchSettings } from './settings.ts';

export interface DemoPerson {
  role: string;
  email: string;
  password: string;
}

/** What the settings do not say. */
export interface Found {
  people: DemoPerson[];
  demoFile: string;
  /** Where the sample build is, or why there is none. Null where none is made. */
  sample: string | null;
  /** Whether builds can run here. Null without a fleet of our own. */
  builds: string | null;
  takesPayments: boolean;
}

/** What the terminal shows once everything is ready. */
export function welcome(
  { addresses, dataDir, values }: LaunchSettings,
  { people, demoFile, sample, builds, takesPayments }: Found,
): string {
  const lines = [
    `Launchyard is ready (${values.MODE}).`,
    '',
    ...table([
      ['Panel', addresses.panel],
      ['GraphQL', `${addresses.panel}/graphql`],
      ['Files', addresses.files],
      ['Streaming links', addresses.stream],
      ['Hooks', addresses.hooks],
      // E-mails that no mail server accepts are shown there.
      ...(values.MODE === 'development' ? [['Outbox', `http://127.0.0.1:${addresses.ports.platform}/outbox`]] : []),
      ['Data and logs', dataDir],
      ...(sample === null ? [] : [['Sample build', sample]]),
      ...(builds === null ? [] : [['Builds', builds]]),
      ...(takesPayments ? [['Payments', `${addresses.checkout} (test cards only, no money moves)`]] : []),
    ]),
  ];
  if (people.length > 0) {
    lines.push('', `Demo sign-ins, with API keys in ${demoFile}:`, '');
    lines.push(...table(people.map(({ role, email, password }) => [role, email, password])));
  }
  return [...lines, '', 'Ctrl-C stops everything.', ''].join('\n');
}

function table(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
}
