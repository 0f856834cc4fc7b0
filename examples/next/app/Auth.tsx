'use client';

import { createClient, PriceRxAuthProvider } from 'pricerx-auth/react';
import type { ReactNode } from 'react';

const client = createClient('public-token-test-sandbox', { endpoints: { apiUrl: 'http://localhost:4311' } });

export const Auth = ({ children }: { children: ReactNode }) => (
  <PriceRxAuthProvider client={client}>{children}</PriceRxAuthProvider>
);
