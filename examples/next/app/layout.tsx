import type { ReactNode } from 'react';
import { Auth } from './Auth';

export const metadata = { title: 'Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Auth>{children}</Auth>
      </body>
    </html>
  );
}
