import { Hono } from 'hono';
import { authServer } from './authServer';

const saved = authServer.protect((request: Request, visitor) => new Response(`Prices of ${visitor.userId}`));

export const app = new Hono();
app.all('/saved', (context) => saved(context.req.raw));
