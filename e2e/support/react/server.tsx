import { renderToString } from 'react-dom/server';
import type { LoginProps } from '../../../src/react';
import { App } from './App';

const given = JSON.parse(process.argv[2] ?? '[]') as LoginProps[];
process.stdout.write(JSON.stringify(given.map((props) => renderToString(<App {...props} />))));
