/** The sample that somebody wants tried; each object is a wish of its own. */
export interface Asked {
  sampleId: string;
}

/** What the way from one ability's panel to another's carries along, in the state of the location. */
export interface Carried {
  /** An own picture, to be tried there. */
  trialPicture?: string;
}
