/** The version of the platform's own text engine and its readers: raised whenever what they read may change. */
export const OCR_ENGINE_VERSION = '1.2.0';
export const OCR_ENGINE_MODEL = 'PP-OCRv4';
/** Reads the digits of displays, which the other only finds. */
export const SEGMENT_ENGINE_MODEL = '七段数码读取器';
/** Of what finds people, animals, ships and key points. */
export const DETECTION_ENGINE_VERSION = '1.1.0';
/** Reads QR codes; the version is that of its package. */
export const CODE_ENGINE_MODEL = 'ZXing-C++';
export const CODE_ENGINE_VERSION = '3.1.4';
