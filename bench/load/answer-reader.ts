const headEnd = '\r\n\r\n';
const lengthField = /\r\ncontent-length: *(\d+)/i;
const STATUS_AT = 'HTTP/1.1 '.length;

/**
 * Reads the responses of a connection that sends one request at a time, and reports the status of each after its last
 * byte. Throws if a response does not state its length. The caller may reuse the buffers.
 */
export const createAnswerReader = (onAnswer: (status: number) => void) => {
  let begun: Buffer | undefined;
  let status = 0;
  let missing = 0;

  const readHead = (bytes: Buffer) => {
    const end = bytes.indexOf(headEnd);
    if (end === -1) {
      begun = Buffer.from(bytes);
      return false;
    }
    begun = undefined;
    const head = bytes.toString('latin1', 0, end);
    const length = lengthField.exec(head)?.[1];
    if (length === undefined) throw new Error(`an answer without its length: ${head}`);
    status = Number(head.slice(STATUS_AT, STATUS_AT + 3));
    missing = end + headEnd.length + Number(length) - bytes.length;
    return true;
  };

  return (bytes: Buffer) => {
    if (missing > 0) missing -= bytes.length;
    else if (!readHead(begun ? Buffer.concat([begun, bytes]) : bytes)) return;
    if (missing < 0) throw new Error('more bytes than the answer said');
    if (missing === 0) onAnswer(status);
  };
};
