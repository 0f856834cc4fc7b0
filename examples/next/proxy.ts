import { NextResponse, type NextRequest } from 'next/server';
import { authServer } from './authServer';

/** Runs before the protected pages: here an answer can have the status of a redirect, and set renewed cookies. */
export const proxy = authServer.protect((request: NextRequest) =>
  NextResponse.next({ request: { headers: authServer.forwardedHeaders(request) } }),
);

export const config = { matcher: ['/', '/saved/:path*'] };
