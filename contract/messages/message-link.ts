/** A path of ours, which no browser reads as an address of others. */
// oxlint-disable-next-line no-control-regex -- these are what it refuses
export const messageLinkPattern = /^\/([^/\\\s\u0000-\u001f\u007f-\u009f][^\\\s\u0000-\u001f\u007f-\u009f]*)?$/;
