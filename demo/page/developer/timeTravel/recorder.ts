import { instrument } from '@redux-devtools/instrument';
import { hasExtension, publishRecorder } from './recording';
import type { Recording, RecordingOptions } from './recording';

// Runs before the widget's script, which looks for the extension's function as it loads. It has the extension's protocol.
type CreateStore = (reducer: unknown, state?: unknown) => object;
type Enhancer = (next: CreateStore) => CreateStore;

let recordings: readonly Recording[] = [];
const listeners = new Set<() => void>();

/** The extension's own default. */
const DEFAULT_MAX_AGE = 50;

const recording =
  (options: RecordingOptions): Enhancer =>
  (next) =>
  (reducer, state) => {
    const enhance = instrument(undefined, {
      maxAge: options.maxAge ?? DEFAULT_MAX_AGE,
    }) as unknown as Enhancer;
    const made = enhance(next)(reducer, state) as { liftedStore: Recording['store'] };
    recordings = [...recordings, { options, store: made.liftedStore }];
    for (const listener of listeners) listener();
    return made;
  };

/** The recorder is the innermost enhancer: what middleware does is not repeated by travelling. */
const compose =
  (options: RecordingOptions, enhancers: Enhancer[]): Enhancer =>
  (next) =>
    [...enhancers, recording(options)].reduceRight((made, enhance) => enhance(made), next);

const isEnhancer = (value: unknown): value is Enhancer => typeof value === 'function';

/** Called with options, it answers a function that takes the enhancers; else with the enhancers at once. */
const extensionCompose = (...given: (RecordingOptions | Enhancer)[]): unknown => {
  const [options = {}] = given;
  return isEnhancer(options)
    ? compose({}, given.filter(isEnhancer))
    : (...enhancers: Enhancer[]) => compose(options, enhancers);
};

if (!hasExtension())
  publishRecorder(
    {
      recordings: () => recordings,
      onNew(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    extensionCompose,
  );
