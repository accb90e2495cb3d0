export const MCP_PATH = '/mcp';
/** Largest text of an answer to an agent, in bytes of UTF-8; a longer one is continued at an offset. */
export const ANSWER_MAXIMUM_BYTES = 20_000;
