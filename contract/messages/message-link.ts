/** A path of the portal that no browser reads as the address of another site. */
// oxlint-disable-next-line no-control-regex -- The pattern rejects these characters.
export const messageLinkPattern = /^\/([^/\\\s\u0000-\u001f\u007f-\u009f][^\\\s\u0000-\u001f\u007f-\u009f]*)?$/;
