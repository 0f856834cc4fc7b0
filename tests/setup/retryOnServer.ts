// A shared build server may stop for seconds in the middle of a test, so that it runs out of time. There, a test that failed runs once
// more, and the log shows the first failure. Elsewhere every failure stands.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
