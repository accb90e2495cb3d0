/** Where a document is photographed. */
export const places = ['wood', 'grey', 'dark', 'cloth', 'paper'] as const;
export type Place = (typeof places)[number];

/** A sample picture of a kind that the test documents have, photographed or as it is. */
export interface DocumentDrawing {
  /** The task whose test document it is. */
  specimen: string;
  seed: number;
  /** What carries a check disagrees with it. */
  faulty?: boolean;
  /** Lies there; without a place the drawing is the whole picture. */
  place?: Place;
  /** Degrees clockwise. */
  turn?: number;
  /** A worse camera, light or hold, by its name among the levels of the test documents. */
  level?: string;
}

/** A sample picture of a scene that is kept, by its file's name in `scenes/`. */
export interface SceneDrawing {
  scene: string;
}

/** A sample picture of an ability, as `samples.json` has them. */
export interface SampleEntry {
  sampleId: string;
  abilityNo: number;
  /** What it shows, in a few words. */
  name: string;
  hard: boolean;
  drawing: DocumentDrawing | SceneDrawing;
}
