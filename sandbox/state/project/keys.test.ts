/** The public keys of a new sandbox in memory, whose modules are loaded again as for another test file. */
async function keysOfNextFile(): Promise<unknown> {
  jest.resetModules();
  const { createSandbox } = await import('../../createSandbox');
  const sandbox = await createSandbox();
  const answer = await sandbox.handle(new Request(`${sandbox.origin}/.well-known/jwks.json`));
  await sandbox.close();
  return answer.json();
}

describe('§7 Sandbox: the key that signs JWTs', () => {
  it('is created once for all sandboxes in memory of a process, also when modules are loaded again, because it is slow to create', async () => {
    expect(await keysOfNextFile()).toEqual(await keysOfNextFile());
  });
});
