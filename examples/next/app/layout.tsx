import Link from 'next/link';
import type { ReactNode } from 'react';
import { Auth } from './Auth';

export const metadata = { title: 'Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Prices</Link> <Link href="/saved">Saved</Link>
        </nav>
        <Auth>{children}</Auth>
      </body>
    </html>
  );
}
