/** @jest-environment node */
import { dataFolder, readSettings } from './settings';

describe('§1 Host page: settings of npm start', () => {
  it('all settings have defaults', () => {
    expect(readSettings({})).toEqual({
      hostPort: 4310,
      sandboxPort: 4311,
      appPort: 4312,
      data: '.pricerx-sandbox',
      seed: undefined,
      anyProject: false,
    });
  });

  it('reads ports, data, seed and the developer switch from the environment', () => {
    const env = {
      PRICERX_HOST_PORT: '5000',
      PRICERX_SANDBOX_PORT: '5001',
      PRICERX_APP_PORT: '5002',
      PRICERX_DATA: 'memory',
      PRICERX_SEED: 'x',
      PRICERX_DEMO_DEVELOPER: '1',
    };
    expect(readSettings(env)).toEqual({
      hostPort: 5000,
      sandboxPort: 5001,
      appPort: 5002,
      data: 'memory',
      seed: 'x',
      anyProject: true,
    });
  });

  it.each([
    ['PRICERX_HOST_PORT', 'abc'],
    ['PRICERX_HOST_PORT', '0'],
    ['PRICERX_HOST_PORT', '65536'],
    ['PRICERX_HOST_PORT', '-1'],
    ['PRICERX_HOST_PORT', '4310.5'],
    ['PRICERX_SANDBOX_PORT', 'abc'],
    ['PRICERX_APP_PORT', '0'],
    ['PRICERX_DATA', 'ftp://files.example'],
    ['PRICERX_DEMO_DEVELOPER', 'yes'],
  ])('reports %s when it is %p', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}"`);
  });

  it('requires three different ports', () => {
    expect(() => readSettings({ PRICERX_HOST_PORT: '4311' })).toThrow('both 4311');
    expect(() => readSettings({ PRICERX_APP_PORT: '4311' })).toThrow('PRICERX_SANDBOX_PORT are both 4311');
    expect(() => readSettings({ PRICERX_APP_PORT: '4310' })).toThrow('PRICERX_HOST_PORT are both 4310');
  });

  it.each([
    ['a/folder', 'a/folder'],
    ['memory', undefined],
    ['libsql://team.example', undefined],
    ['http://localhost:8080', undefined],
  ])('with data %p keeps saved prices in %p', (data, folder) => {
    expect(dataFolder({ data })).toBe(folder);
  });
});
