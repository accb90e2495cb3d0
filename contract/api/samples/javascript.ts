import {
  addressOf,
  asText,
  fieldsOf,
  fileOf,
  KEY_VARIABLE,
  lines,
  quoted,
  REFUSAL_FIELDS,
  type SampleCall,
  SAMPLE_TIMEOUT_SECONDS,
} from './sample-call.ts';

const MS = 1000;

/** An ES module for Node 20 or newer. */
export const javascriptSample = (call: SampleCall): string => {
  const file = fileOf(call);
  const fields = fieldsOf(call);
  return lines(
    file !== undefined && "import { openAsBlob } from 'node:fs';",
    file !== undefined && '',
    ...(file === undefined
      ? [
          'const body = JSON.stringify({',
          ...fields.map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`),
          '});',
        ]
      : [
          'const body = new FormData();',
          ...fields.map(([name, value]) => `body.append(${quoted(name)}, ${quoted(asText(value))});`),
          `body.append("image", await openAsBlob(${quoted(file)}), ${quoted(file)});`,
        ]),
    '',
    `const response = await fetch(${quoted(addressOf(call))}, {`,
    "  method: 'POST',",
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\`,`,
    file === undefined && "    'Content-Type': 'application/json',",
    '  },',
    '  body,',
    `  signal: AbortSignal.timeout(${SAMPLE_TIMEOUT_SECONDS * MS}),`,
    '});',
    'const answer = await response.json();',
    'console.log(JSON.stringify(answer, null, 2));',
    "if (answer.code !== '200') {",
    `  console.error([${REFUSAL_FIELDS.map((name) => `answer.${name}`).join(', ')}].filter(Boolean).join(' '));`,
    '  process.exitCode = 1;',
    '}',
  );
};
