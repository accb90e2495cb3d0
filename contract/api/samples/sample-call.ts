/** How a sample names its picture. */
export type SamplePicture =
  | { kind: 'sample'; sampleId: string }
  | { kind: 'url'; url: string }
  /** A file next to the sample. */
  | { kind: 'file'; name: string };

/** The call that a sample makes, as it is on screen. */
export interface SampleCall {
  /** The origin of the portal. */
  origin: string;
  abilityNo: number;
  picture: SamplePicture;
  /** Undefined or 0 means all that the engine finds. */
  threshold?: number | undefined;
  /** What to look for; empty means everything. */
  labels?: readonly string[] | undefined;
}

/** The variable of the environment that holds the application key, so that no key is in code. */
export const KEY_VARIABLE = 'OAK_KEY';
/** A recognition has its answer within 15 seconds; the rest is for the picture and the network. */
export const SAMPLE_TIMEOUT_SECONDS = 60;

/** The fields of an error that a sample prints. Some errors lack some of them: that of a wrong key has no page. */
export const REFUSAL_FIELDS = ['code', 'msg', 'remedy', 'requestUrl'] as const;

/** Returns the address that a sample calls. */
export const addressOf = ({ origin, abilityNo }: SampleCall): string =>
  `${origin}/api/openapi/v1/abilities/${abilityNo}/infer`;

/** The fields that a sample sends in addition to a file, in the order in which they are shown. */
export const fieldsOf = ({ picture, threshold, labels = [] }: SampleCall): [name: string, value: unknown][] => [
  ...(picture.kind === 'sample' ? [['sampleId', picture.sampleId] satisfies [string, unknown]] : []),
  ...(picture.kind === 'url' ? [['url', picture.url] satisfies [string, unknown]] : []),
  ...(threshold ? [['threshold', threshold] satisfies [string, unknown]] : []),
  ...(labels.length > 0 ? [['labels', labels] satisfies [string, unknown]] : []),
];

/** Returns the name of the file that a sample reads, if it reads one. */
export const fileOf = ({ picture }: SampleCall): string | undefined =>
  picture.kind === 'file' ? picture.name : undefined;

/** A text as a literal of JSON, Python, JavaScript, Java, Go, C# and C++, which share these escapes. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A value of a form: lists are joined by commas. */
export const asText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** Returns lines as one text, without those that are left out. */
export const lines = (...parts: readonly (string | false | undefined)[]): string =>
  `${parts.filter((part) => typeof part === 'string').join('\n')}\n`;
