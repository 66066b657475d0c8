import { settings } from '@launchyard/domain/settings';

/** All environment variables as a Markdown table. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { shownDefault, meaning }]) => `| \`${name}\` | ${code(shownDefault)} | ${meaning} |`,
  );
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Formats values as code, but not descriptions of a default such as 'made once'. */
const code = (shown: string) => (/^(unset|[a-z]+( [a-z]+)+)$/.test(shown) ? shown : `\`${shown}\``);

/** Inserts `content` between `<!-- name -->` and `<!-- /name -->`. Throws if the markers are missing. */
export function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no ${start} … ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
