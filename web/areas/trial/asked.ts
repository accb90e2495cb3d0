/** The sample that somebody wants tried; each wish counts anew. */
export interface Asked {
  sampleId: string;
  nth: number;
}

/** What the way from one ability's panel to another's carries along, in the state of the location. */
export interface Carried {
  /** An own picture, to be tried there. */
  trialPicture?: string;
}
