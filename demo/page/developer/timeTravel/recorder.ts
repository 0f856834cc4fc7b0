import { instrument } from '@redux-devtools/instrument';
import { hasExtension, publishRecorder } from './recording';
import type { Recording, RecordingOptions } from './recording';

// Stands for the Redux DevTools extension. It runs before the widget's script, which looks for the extension when it loads.
type CreateStore = (reducer: unknown, state?: unknown) => object;
type Enhancer = (next: CreateStore) => CreateStore;

let recordings: readonly Recording[] = [];
const listeners = new Set<() => void>();

/** The extension's default. */
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

/** The recorder is the innermost enhancer, so that time travel does not run middleware again. */
const compose =
  (options: RecordingOptions, enhancers: Enhancer[]): Enhancer =>
  (next) =>
    [...enhancers, recording(options)].reduceRight((made, enhance) => enhance(made), next);

const isEnhancer = (value: unknown): value is Enhancer => typeof value === 'function';

/** Like the extension's function: with options it returns a function that takes the enhancers, otherwise it takes the enhancers. */
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
