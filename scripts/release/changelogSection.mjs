/** The section of a version in a changelog in the form of Keep a Changelog: its date, and its text as Markdown. */
export function changelogSection(changelog, version) {
  const [head, ...rest] = changelog
    .split(/^(?=## \[)/m)
    .find((part) => part.startsWith(`## [${version}]`))
    ?.split('\n') ?? [''];
  const date = / - (\d{4}-\d{2}-\d{2})$/.exec(head)?.[1] ?? null;
  return { date, text: rest.join('\n').trim() };
}
