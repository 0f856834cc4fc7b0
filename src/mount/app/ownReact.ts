import react from 'react';
import reactDOM from 'react-dom';
import client from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import type { ReactModules } from '../../browser/page/sharedOnPage';

/** The ESM package's own React, for pages whose host has none. */
export const ownReact: ReactModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDOM,
  'react-dom/client': client,
};
