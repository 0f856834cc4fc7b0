import { installExtension } from '../../../tests/browser/devToolsExtension';

Object.assign(window, { devToolsStores: installExtension() });
