#!/usr/bin/env node
// The built command. In the repository, `npm run sandbox` runs the sources.
import './dist/cli.js';
