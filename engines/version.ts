/** Of the platform's own text engine and the readers behind it: raised whenever what they read may change. */
export const OCR_ENGINE_VERSION = '1.0.0';
export const OCR_ENGINE_MODEL = 'PP-OCRv4';
/** Of what finds people, animals, ships and key points. */
export const DETECTION_ENGINE_VERSION = '1.0.0';
