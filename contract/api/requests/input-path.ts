/** The route of the kept pictures of requests. */
export const REQUEST_INPUT_ROUTE = '/api-requests/:requestId/picture';

/** Returns the path of the kept picture of a request, which only its owners see. */
export const requestInputPath = (requestId: string): string => REQUEST_INPUT_ROUTE.replace(':requestId', requestId);
