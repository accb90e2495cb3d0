/** The facts in the header of a picture; sides as they are stored, before the orientation. */
export interface Header {
  width: number;
  height: number;
  orientation: number;
}

/** Features that no engine accepts: colours of print, more than 8 bits, codings that decoders do not share. */
export type HeaderFault = 'encoding' | 'unreadable';
