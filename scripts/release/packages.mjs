import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * The scope of the published packages on npm: only its owner can publish there. Hosts install a package under the name without the
 * scope, which their imports use (docs/releasing.md).
 */
export const PRICERX_SCOPE = '@pricerx';

/** Limits of the published packages, in bytes. */
const LIMITS = {
  [`${PRICERX_SCOPE}/pricerx-auth`]: 1_500_000,
  [`${PRICERX_SCOPE}/pricerx-auth-sandbox`]: 1_500_000,
};

const npmPack = (cwd, to) =>
  JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', to], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )[0];

/** The address of the repository: that of the build, which npm compares with the provenance, or that of the manifest. */
const repositoryOf = ({ repository }, { GITHUB_SERVER_URL, GITHUB_REPOSITORY }) =>
  GITHUB_REPOSITORY
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
    : repository?.url.replace(/^git\+|\.git$/g, '');

/** The manifest to publish. */
export function publishedManifest({ scripts: _own, homepage: _placeholder, ...manifest }, env) {
  const address = repositoryOf(manifest, env);
  return {
    ...manifest,
    name: `${PRICERX_SCOPE}/${manifest.name}`,
    ...(address && {
      repository: { ...manifest.repository, type: 'git', url: `git+${address}.git` },
      homepage: `${address}#readme`,
    }),
  };
}

/** The README to publish: its links lead to the repository's files of the same version, wherever it is shown. */
export function publishedReadme(text, manifest, env) {
  const address = repositoryOf(manifest, env);
  const folder = manifest.repository?.directory ?? '';
  return text.replace(/(!?)(\[[^\]]*\]\()(?![a-z]+:|#)([^)\s]+)\)/g, (_, image, label, href) => {
    const [file, fragment] = href.split('#');
    const target = path.posix.join(image ? 'raw' : 'blob', `v${manifest.version}`, folder, file);
    return `${image}${label}${address}/${target}${fragment === undefined ? '' : `#${fragment}`})`;
  });
}

/** Packs a package with its published manifest. */
function packPublished(cwd, to) {
  const folder = path.join(to, 'unpacked');
  mkdirSync(folder);
  const { filename } = npmPack(cwd, folder);
  execFileSync('tar', ['-xzf', filename], { cwd: folder });
  const file = path.join(folder, 'package/package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(publishedManifest(manifest, process.env), null, 2)}\n`);
  const readme = path.join(folder, 'package/README.md');
  if (existsSync(readme))
    writeFileSync(readme, publishedReadme(readFileSync(readme, 'utf8'), manifest, process.env));
  const packed = npmPack(path.dirname(file), to);
  rmSync(folder, { recursive: true });
  return packed;
}

/** The problems of a packed package, as sentences. */
function problemsOf({ name, size, files }) {
  const limit = LIMITS[name];
  const map = files.find((file) => file.path.endsWith('.map'));
  return [
    limit && size > limit && `${name} has ${size} bytes, and ${limit} are allowed.`,
    limit && map && `${name} contains ${map.path}: source maps have a package of their own.`,
  ].filter(Boolean);
}

/** Packs the source maps of both bundles, at the same paths as in the package of the bundles. */
function packMaps(root, to, version) {
  const folder = path.join(to, 'maps');
  const dist = path.join(root, 'dist');
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  for (const file of maps) {
    mkdirSync(path.dirname(path.join(folder, 'dist', file)), { recursive: true });
    cpSync(path.join(dist, file), path.join(folder, 'dist', file));
  }
  const manifest = {
    name: 'pricerx-auth-maps',
    version,
    description: 'Source maps of pricerx-auth, of the same version.',
    license: 'MIT',
    files: ['dist'],
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return packPublished(folder, to);
}

/** Packs all published packages into the folder `to`. Returns names, files with sizes in bytes and integrity, and problems. */
export function packAll(root, to, version) {
  const packed = [
    packPublished(root, to),
    packPublished(path.join(root, 'sandbox'), to),
    packMaps(root, to, version),
  ];
  return {
    files: packed.map(({ name, filename, integrity }) => ({
      name,
      filename,
      integrity,
      size: statSync(path.join(to, filename)).size,
    })),
    problems: packed.flatMap(problemsOf),
  };
}
