import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';

/** Prints the address of a listening server for the bench. */
export const printAddress = (server: Server) =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
