import { spawn } from 'node:child_process';

/**
 * Runs one command without a standard input. Its output is kept for the moment it is reported, so that tasks that run
 * side by side do not mix; a `live` task (a long one that runs alone) writes as it goes.
 */
export function runTask({ title, command: [program, ...args], live = false }, cwd) {
  const begin = performance.now();
  if (live) console.log(`\n== ${title} …`);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', ...(live ? ['ignore', 'inherit'] : ['pipe', 'pipe'])],
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const finish = (code) =>
      resolve({ title, code, output: output.trim(), seconds: (performance.now() - begin) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
