import type { CDPSession } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/**
 * Node types that scripts create. Compiled code is left out, because the test driver compiles code for each of its
 * steps.
 */
const MADE = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
]);

/** The kilobytes of a page's objects, functions, arrays and texts that can still be reached. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  const parts: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (MADE.has(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  return bytes / 1_000;
}
