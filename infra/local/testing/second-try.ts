// A shared machine now and then starves a test; what passes at its second try is listed at the end of the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
