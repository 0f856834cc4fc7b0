import { installExtension } from '../../../tests/devToolsExtension';

Object.assign(window, { devToolsStores: installExtension() });
