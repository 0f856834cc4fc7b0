// What API Gateway does with a function: https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
import { createServer } from 'node:http';
import { handler } from '../lambda';

createServer(async (request, response) => {
  const [rawPath = '/', rawQueryString = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const { cookie, ...headers } = request.headers;
  const event = {
    version: '2.0' as const,
    routeKey: '$default',
    rawPath,
    rawQueryString,
    cookies: cookie?.split('; '),
    headers: headers as Record<string, string>,
    requestContext: {
      accountId: '123456789012',
      apiId: 'api',
      domainName: request.headers.host ?? '',
      domainPrefix: 'api',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: '',
      },
      requestId: 'id',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    body: null,
    isBase64Encoded: false,
  };
  const result = await handler(event as unknown as Parameters<typeof handler>[0]);
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value));
  response.setHeader('Set-Cookie', ['csrf=1', 'host=2', ...(result.cookies ?? [])]);
  response.writeHead(result.statusCode ?? 200).end(result.body);
}).listen(process.env.PORT);
