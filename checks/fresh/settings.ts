import { settings } from '@launchyard/domain/settings';

/** Every environment variable as rows of a Markdown table. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { shownDefault, meaning }]) => `| \`${name}\` | ${code(shownDefault)} | ${meaning} |`,
  );
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Values are code; words about a default, such as 'made once', are not. */
const code = (shown: string) => (/^(unset|[a-z]+( [a-z]+)+)$/.test(shown) ? shown : `\`${shown}\``);

/** Puts `content` between `<!-- name -->` and `<!-- /name -->`. Throws when the markers are not there. */
export function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no ${start} … ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
