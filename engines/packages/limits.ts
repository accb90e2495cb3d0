const MIB = 1_048_576;

/** The size of the model; that of the whole archive is `MODEL_PACKAGE_MAXIMUM_BYTES` of the contract. */
export const MODEL_MAXIMUM_BYTES = 200 * MIB;
export const MANIFEST_MAXIMUM_BYTES = 64 * 1024;
export const LICENCE_MAXIMUM_BYTES = MIB;
export const SAMPLE_MAXIMUM_BYTES = 4 * MIB;
/** Deflate reaches 1032 to 1 on zeros alone; weights hardly shrink. */
export const COMPRESSION_RATIO_MAXIMUM = 100;
/** Real detectors have some hundreds of nodes. */
export const NODES_MAXIMUM = 20_000;
/** Rows of an output that a decoder looks at: of a picture of 1280 pixels YOLO makes 33 600. */
export const CANDIDATES_MAXIMUM = 200_000;
/** Real detectors have up to nine. */
export const OUTPUTS_MAXIMUM = 32;
/** Numbers of all outputs together. */
export const OUTPUT_NUMBERS_MAXIMUM = 40_000_000;
/** Targets of one picture, and key points of all of them together. */
export const TARGETS_MAXIMUM = 300;
export const KEYPOINTS_MAXIMUM = 10_000;
/** The maximum time for the check of a package, and the maximum memory of its process. */
export const CHECK_WITHIN_MS = 20_000;
export const CHECK_MEMORY_MAXIMUM_BYTES = 1500 * MIB;

/** The limits of a manifest, and its defaults. */
export const SIDE_MINIMUM = 16;
export const SIDE_MAXIMUM = 2048;
export const NAME_MAXIMUM = 40;
export const LICENCE_NAME_MAXIMUM = 60;
export const SCORE_DEFAULT = 0.4;
export const OVERLAP_DEFAULT = 0.5;
