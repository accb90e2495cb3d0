import { codesOfPage, errorExample } from '#contract/api/error-example.ts';
import { remedyOf } from '#contract/api/remedies.ts';
import { remedyActionOf } from '#contract/api/remedy-actions.ts';
import { documentPath } from '#contract/documents/document-path.ts';

const JSON_INDENT = 2;

/** The example of the answer with a code, and the link that leads to its remedy. */
const exampleOf = (code: string, address: string): string => {
  const { status, body } = errorExample(code, address);
  const { label, path } = remedyActionOf(code);
  return [
    `HTTP 状态 ${status}：`,
    `\`\`\`json\n${JSON.stringify(body, null, JSON_INDENT)}\n\`\`\``,
    `${remedyOf(code).text}[${label}](${path})`,
  ].join('\n\n');
};

/**
 * Returns the text of a document. The page of an error of the open API ends with an example of the error answer, which
 * is derived from the contract: no page can lack it, and none can contradict it.
 */
export const withApiExamples = (slug: string, content: string, { address }: { address: string }): string => {
  const codes = slug.startsWith('error-') ? codesOfPage(documentPath(slug)) : [];
  if (codes.length === 0) return content;
  return [content.trim(), '## 开放接口的应答', ...codes.map((code) => exampleOf(code, address))]
    .join('\n\n')
    .concat('\n');
};
