import { loadAdvice } from './loadAdvice';

const FIX = 'pricerx-auth needs react and react-dom 18 or later: npm install react react-dom';

describe('§8 Network: advice about code that could not be loaded', () => {
  it.each([
    [
      'Chromium, no import map',
      'Failed to resolve module specifier "react". Relative references must start with either "/", "./", or "../".',
    ],
    [
      'Firefox, no import map',
      'The specifier “react-dom/client” was a bare specifier, but was not remapped to anything. Relative module specifiers must start with “./”, “../” or “/”.',
    ],
    ['Safari, no import map', "Module name, 'react/jsx-runtime' does not resolve to a valid URL."],
    [
      'React 17 in an import map',
      "The requested module 'react-dom/client' does not provide an export named 'hydrateRoot'",
    ],
    ['Vite', 'Could not resolve "react" imported by "pricerx-auth". Is it installed?'],
    ['webpack', "Cannot find module 'react-dom'"],
    [
      'an address of the import map that does not exist',
      'Failed to fetch dynamically imported module: https://cdn.example/esm/app.1f0530c3.js',
    ],
  ])('%s: has the cause, and names the packages and the command', (_, cause) => {
    const [line, ...others] = loadAdvice(cause);
    expect(line).toContain(cause);
    expect(line).toContain(FIX);
    expect(others).toEqual([]);
  });

  it.each([
    ['no cause', undefined],
    [
      'a chunk of the script tag',
      'Loading chunk app failed.\n(missing: https://cdn.example/pricerx-auth.app.bb89781c.js)',
    ],
    [
      'another chunk of the ESM package',
      'Failed to fetch dynamically imported module: https://cdn.example/esm/core.1f0530c3.js',
    ],
    [
      'an error of React',
      'Minified React error #418; visit https://react.dev/errors/418 for the full message',
    ],
    ['a time limit', 'Loading chunk app failed.\n(timeout)'],
  ])('%s: no advice', (_, cause) => {
    expect(loadAdvice(cause)).toEqual([]);
  });
});
