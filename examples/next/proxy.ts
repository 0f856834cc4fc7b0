import { NextResponse, type NextRequest } from 'next/server';
import { authServer } from './authServer';

/** Runs before the protected pages: here an answer can have the status of a redirect, and set renewed cookies. */
export async function proxy(request: NextRequest) {
  const auth = await authServer.authenticate(request);
  if (auth.status === 'unknown') console.error(auth.error);
  if (auth.status === 'unknown') return new NextResponse('Please try again.', { status: 503 });
  if (auth.status === 'signedIn') return NextResponse.next({ headers: auth.headers });
  const signIn = new URL(authServer.signInUrl(request), request.url);
  return NextResponse.redirect(signIn, { status: 303, headers: auth.headers });
}

export const config = { matcher: ['/', '/saved/:path*'] };
