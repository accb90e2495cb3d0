/** An error whose message explains everything in Chinese and English. It is shown without a stack. */
export class Failure extends Error {}
