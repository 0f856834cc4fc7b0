import type { Authentication } from 'pricerx-auth/server';

declare global {
  namespace App {
    interface Locals {
      auth: Authentication;
    }
  }
}
