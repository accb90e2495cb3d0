/** A fault that its message explains whole, in Chinese and English: shown without a stack. */
export class Failure extends Error {}
