import { describe, expect, test } from 'vitest';
import { readSandboxSettings } from './settings.ts';

const env = { BASE_URL: 'http://localhost:3000', SANDBOX_KEY: 'k'.repeat(16), SANDBOX_DATA_DIR: '/tmp/x' };

describe('PAY-07 the settings of the sandbox', () => {
  test.each(['https://shop.example', 'https://www.feldmarkt.at'])('PAY-07 it does not serve %s', (BASE_URL) => {
    expect(() => readSandboxSettings({ ...env, BASE_URL })).toThrow('production shop');
  });

  test.each(['http://localhost:3000', 'https://stage.shop.example', 'http://127.0.0.1:1'])(
    'PAY-07 it serves %s',
    (BASE_URL) => {
      expect(readSandboxSettings({ ...env, BASE_URL })).toMatchObject({ folder: '/tmp/x', port: 0, delayMs: 5000 });
    },
  );

  test('PAY-07 says what is missing or wrong', () => {
    expect(() => readSandboxSettings({ ...env, BASE_URL: ' ' })).toThrow('BASE_URL');
    expect(() => readSandboxSettings({ ...env, SANDBOX_KEY: 'short' })).toThrow('SANDBOX_KEY');
    expect(() => readSandboxSettings({ ...env, SANDBOX_DATA_DIR: undefined })).toThrow('SANDBOX_DATA_DIR');
    expect(() => readSandboxSettings({ ...env, SANDBOX_PORT: '70000' })).toThrow('SANDBOX_PORT');
    expect(() => readSandboxSettings({ ...env, SANDBOX_PUBLIC_URL: 'ftp://x' })).toThrow('SANDBOX_PUBLIC_URL');
  });
});
