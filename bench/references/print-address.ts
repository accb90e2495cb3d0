import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

/** Tells the bench where a listening server is to be asked. */
export const printAddress = (server: Server) =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
