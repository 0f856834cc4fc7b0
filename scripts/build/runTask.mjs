import { spawn } from 'node:child_process';

/**
 * Runs a command without standard input. Its output is collected, so that the outputs of parallel tasks do not mix. A `live`
 * task, which runs alone, writes directly.
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
