import { expect, test } from 'vitest';
import { shownAddress } from './shown-address.ts';

test.each([
  ['https://pictures.example/a/1.jpg', 'https://pictures.example/a/1.jpg'],
  ['https://pictures.example:8443/1.jpg?Signature=secret', 'https://pictures.example:8443/1.jpg?…'],
  ['https://user:secret@pictures.example/1.jpg#secret', 'https://pictures.example/1.jpg'],
  ['https://pictures.example/1.jpg?\nSignature=secret', 'https://pictures.example/1.jpg?…'],
  ['no address?\nsecret', 'no address'],
])('[API-04] the stored part of the address %j contains no secret', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
