import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../sandbox/testing/freePort';
import { ask } from './ask';

const NGINX = '/usr/sbin/nginx';

/** Debian's package is installed by `.ci/installBrowsers`. */
export const hasNginx = existsSync(NGINX);

/**
 * What nginx tells the server behind it: `Host` is the server's own address by default.
 * @see https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_set_header
 */
export const PROXY_HEADERS = {
  'its default headers': '',
  'forwarded headers':
    'proxy_set_header X-Forwarded-Host $http_host; proxy_set_header X-Forwarded-Proto $scheme; proxy_set_header X-Forwarded-Port $server_port;',
};

/** Starts nginx with https in front of a server, at a free port. */
export async function startNginx() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pricerx-nginx-'));
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const newKey = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
  execFileSync('openssl', [...newKey, ...files], { cwd: folder, stdio: 'ignore' });

  return {
    url,
    /** @returns stops it */
    async proxyTo(server: string, headers: string): Promise<() => void> {
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const configuration = `daemon off; pid ${folder}/pid; error_log stderr; events {}
        http {
          access_log off; ${paths.join(' ')}
          server {
            listen localhost:${port} ssl;
            ssl_certificate ${folder}/certificate.pem; ssl_certificate_key ${folder}/key.pem;
            location / { proxy_pass ${server}; ${headers} }
          }
        }`;
      writeFileSync(path.join(folder, 'nginx.conf'), configuration);
      const child = spawn(NGINX, ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (const end = Date.now() + 10_000; ;) {
        const isUp = await ask(url, '/').then(Boolean, () => false);
        if (isUp) break;
        if (Date.now() > end) throw new Error(`nginx does not answer at ${url}.`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return () => {
        child.kill();
        rmSync(folder, { recursive: true, force: true });
      };
    },
  };
}
