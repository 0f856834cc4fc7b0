import { Outlet, Scripts, type MiddlewareFunction } from 'react-router';

export const middleware: MiddlewareFunction<Response>[] = [
  async (_, next) => {
    const response = await next();
    response.headers.append('Set-Cookie', 'csrf=1');
    response.headers.append('Set-Cookie', 'host=2');
    return response;
  },
];

export default function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
