import path from 'node:path';
import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // authServer.ts and node_modules are in the folder above.
  turbopack: { root: path.join(import.meta.dirname, '..') },
};

export default nextConfig;
