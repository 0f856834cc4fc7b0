import type { ReactNode } from 'react';
import { Stytch } from './Stytch';

export const metadata = { title: 'Moving: Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Stytch>{children}</Stytch>
      </body>
    </html>
  );
}
