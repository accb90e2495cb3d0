/** The sample that the user wants to try. Each new object is a new request. */
export interface Asked {
  sampleId: string;
}

/** The location state of a link from one ability's panel to another's. */
export interface Carried {
  /** The ID of the user's own picture to try there. */
  trialPicture?: string;
}
