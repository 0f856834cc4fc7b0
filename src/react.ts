export * from './react/providerAndHooks';
export * from './react/widgets';
