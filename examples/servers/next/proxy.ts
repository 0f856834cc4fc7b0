import { NextResponse, type NextRequest } from 'next/server';
import { authServer } from '../authServer';

export const proxy = authServer.protect((request: NextRequest) =>
  NextResponse.next({ request: { headers: authServer.forwardedHeaders(request) } }),
);

// The protected pages. The sign-in page must not be one of them.
export const config = { matcher: ['/saved/:path*'] };
