/** What the header of a picture says; sides as they are stored, before the orientation. */
export interface Header {
  width: number;
  height: number;
  orientation: number;
}

/** What is read for no engine: colours of print, more than 8 bits, codings that decoders do not share. */
export type HeaderFault = 'encoding' | 'unreadable';
