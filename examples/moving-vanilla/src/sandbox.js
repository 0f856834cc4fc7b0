/** The options with which a client calls the sandbox, in the provider's names. */
export const SANDBOX = {
  endpoints: {
    testAPIURL: 'http://localhost:4311',
    liveAPIURL: 'http://localhost:4311',
    dfpBackendURL: 'http://localhost:4311',
    clientsideServicesIframeURL: 'http://localhost:4311/clientside-services/index.html',
  },
};
