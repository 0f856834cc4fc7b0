import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { authServer } from '../../authServer';

export async function loader({ request }: LoaderFunctionArgs) {
  const auth = await authServer.authenticate(request);
  const { headers } = auth;
  if (auth.status === 'unknown') throw new Response('Please try again.', { status: 503, headers });
  if (auth.status === 'signedOut') throw redirect(authServer.signInUrl(request), { status: 303, headers });
  return data(`Prices of ${auth.visitor.userId}`, { headers });
}
export const action = authServer.protect((_: ActionFunctionArgs, visitor) => Response.json(visitor.userId));
export const headers = ({ loaderHeaders, errorHeaders }: HeadersArgs) => errorHeaders ?? loaderHeaders;

export default function Saved({ loaderData }: { loaderData: string }) {
  return <p>{loaderData}</p>;
}
