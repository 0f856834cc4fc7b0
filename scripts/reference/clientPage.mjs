// docs/client.md: a section for each resource with its methods by their paths, and one for each type.
import { Comment, ReflectionGroup, ReflectionKind } from 'typedoc';
import { markdownOf, read } from './typedoc.mjs';

const INTRODUCTION = `# The client

Every call of a client, resource by resource. \`createClient\` comes from \`pricerx-auth\`, and without React from
\`pricerx-auth/headless\`.

\`\`\`ts
import { createClient } from 'pricerx-auth/headless';

const client = createClient('public-token-test-…');
const { method_id } = await client.otps.email.loginOrCreate('ada@example.com');
const { user } = await client.otps.authenticate('123456', method_id, { session_duration_minutes: 60 });
\`\`\`

- Make one client per page and pass it around: header, widgets and your own code then share one session.
- What asks the provider answers with a promise. It rejects with an \`Error\` whose \`name\` is stable: [errors](errors.md).
- A call with an argument of the wrong type rejects with \`StytchSDKUsageError\`, and nothing is sent.
- Arguments and answers have the provider's field names. An \`options?\` or \`field?\` may be left out.

Generated from the doc comments by \`npm run docs:client\`: change a comment, not this page.
`;

const { app, project } = await read('headless');

/** The resources, in the order of the client. */
const resources = [];

const examplesOf = ({ children }) =>
  children
    .flatMap(({ signatures = [] }) => signatures)
    .map(({ comment }) => Comment.combineDisplayParts(comment?.getTag('@example')?.content))
    .join('\n');

/** Gives the methods of an object, and of the objects in it, the paths by which a host calls them. */
function nameMethods(resource, at) {
  const methods = [];
  resources.push(resource);
  const collect = (owner, prefix) => {
    for (const member of owner.children ?? []) {
      const { declaration, reflection } = member.type ?? {};
      if (member.signatures) {
        member.name = `${prefix}.${member.name}`;
        for (const signature of member.signatures) signature.name = member.name;
        member.parent = resource;
        methods.push(member);
      } else if (declaration) collect(declaration, `${prefix}.${member.name}`);
      else if (reflection?.kind === ReflectionKind.Interface && !resources.includes(reflection)) {
        const alike = owner.children.filter(({ type }) => type?.reflection === reflection);
        const paths = alike.map(({ name }) => `${prefix}.${name}`);
        const [shown] = new RegExp(paths.join('|')).exec(examplesOf(reflection)) ?? paths;
        const others = paths.filter((one) => one !== shown).map((one) => `\`${one}\``);
        if (others.length > 0) {
          reflection.comment ??= new Comment();
          reflection.comment.summary.push({
            kind: 'text',
            text: `\n\nThe same methods: ${others.join(', ')}.`,
          });
        }
        reflection.name = shown;
        nameMethods(reflection, shown);
      }
    }
  };
  collect(resource, at);
  const group = new ReflectionGroup('Methods', resource);
  group.children = resource.children = methods;
  resource.groups = [group];
}

nameMethods(project.getChildByName('Client'), 'client');
const functions = [...resources.flatMap(({ children }) => children), ...project.children];
for (const { name, comment, parameters = [] } of functions.flatMap(({ signatures = [] }) => signatures)) {
  if (!comment) app.logger.error(`${name} has no doc comment.`);
  for (const parameter of parameters.filter(
    ({ type, comment: text }) => !text && !type.declaration && !type.reflection,
  ))
    app.logger.error(`${name}: the argument ${parameter.name} has no comment.`);
}
// The objects that resources extend have the same methods.
const hidden = new Set([
  ...resources,
  ...resources.flatMap(({ extendedTypes = [] }) => extendedTypes.map(({ reflection }) => reflection)),
]);
for (const group of project.groups.filter(({ title }) => title === 'Interfaces'))
  group.children = [...resources, ...group.children.filter((one) => !hidden.has(one))];
const [firstType] = project.groups
  .find(({ title }) => title === 'Interfaces')
  .children.slice(resources.length);

const [calls = '', rest = ''] = (await markdownOf({ app, project }, 'headless')).split(
  new RegExp(`^(?=## ${firstType.name}$)`, 'm'),
);
const anchor = (name) => `#${name.toLowerCase().replace(/\W/g, '')}`;
const contents = resources.map(({ name, children }) => {
  const links = children.map((method) => `[${method.name.slice(name.length + 1)}](${anchor(method.name)})`);
  return `- [\`${name.toLowerCase() === 'client' ? 'client' : name}\`](${anchor(name)}): ${links.join(', ')}\n`;
});
const isUsed = (section) => calls.includes(anchor(section)) || rest.includes(`(${anchor(section)})`);
/** Types that nothing mentions are parts of others. */
const typeSections = rest
  .split(/^(?=## )/m)
  .filter((section) => section.includes('```ts\nconst ') || isUsed(/^## (\w+)/.exec(section)?.[1] ?? ''))
  .map((section) => section.replace(/^##/gm, '###'));
export const clientPage = `${INTRODUCTION}\n${contents.join('')}\n${calls}## Types\n\n${typeSections.join('')}`;
export const clientLog = app.logger;
