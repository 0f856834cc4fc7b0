// docs/server-reference.md: what `pricerx-auth/server` exports, less the types of the widget's arguments.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownOf, read, root } from './typedoc.mjs';

const INTRODUCTION = `# The server reference

What \`pricerx-auth/server\` exports. [Your server](server.md) shows how it is used, [errors](errors.md#your-server) what to do with each error.

Generated from the doc comments by \`npm run docs:client\`: change a comment, not this page.

`;

const server = await read('server', 'alphabetical');
/** The render functions take the arguments of the mount functions, whose types are those of the widget. */
const named = new Set(readFileSync(path.join(root, 'src/server.ts'), 'utf8').match(/\w+/g));
const ofWidget = readFileSync(path.join(root, 'dist/index.d.ts'), 'utf8');
const isOfServer = ({ name }) =>
  named.has(name) || !new RegExp(`^export (declare )?\\w+ ${name}\\b`, 'm').test(ofWidget);
for (const list of [server.project, ...server.project.groups])
  list.children = list.children.filter(isOfServer);
for (const { name, comment, signatures = [] } of server.project.children)
  if (!comment && !signatures[0]?.comment) server.app.logger.error(`${name} has no doc comment.`);
export const serverPage = INTRODUCTION + (await markdownOf(server, 'server'));
export const serverLog = server.app.logger;
