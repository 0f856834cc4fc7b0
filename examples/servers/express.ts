import express, { type Request, type Response } from 'express';
import { authServer } from './authServer';

const saved = authServer.protect((request: Request, visitor, response: Response) => {
  response.send(`Prices of ${visitor.userId}`);
});

export const app = express();
app.all('/saved', saved);
