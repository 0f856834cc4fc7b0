// `npm start`. The line appears before the rest is compiled, which takes seconds on a busy machine.
console.log('Starting. The widget is built first, which takes about a minute.');
await import('./run');

export {};
