import server from '../fetch';

async function answer(request: Request): Promise<Response> {
  const response = await server.fetch(request);
  response.headers.append('Set-Cookie', 'csrf=1');
  response.headers.append('Set-Cookie', 'host=2');
  return response;
}

/** Workers, Bun and Deno. */
export default { fetch: answer };
