import {
  addressOf,
  asText,
  fieldsOf,
  fileOf,
  KEY_VARIABLE,
  lines,
  REFUSAL_FIELDS,
  type SampleCall,
  SAMPLE_TIMEOUT_SECONDS,
} from './sample-call.ts';

/** A text in single quotes, in which PHP replaces nothing. */
const single = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((one) => single(String(one))).join(', ')}]`;
  return typeof value === 'string' ? single(value) : JSON.stringify(value);
};

export const phpSample = (call: SampleCall): string => {
  const file = fileOf(call);
  const fields = fieldsOf(call);
  return lines(
    '<?php',
    '$body = [',
    ...fields.map(
      ([name, value]) => `    ${single(name)} => ${file === undefined ? literal(value) : single(asText(value))},`,
    ),
    file !== undefined && `    'image' => new CURLFile(${single(file)}),`,
    '];',
    `$request = curl_init(${single(addressOf(call))});`,
    'curl_setopt_array($request, [',
    '    CURLOPT_POST => true,',
    '    CURLOPT_RETURNTRANSFER => true,',
    `    CURLOPT_TIMEOUT => ${SAMPLE_TIMEOUT_SECONDS},`,
    '    CURLOPT_HTTPHEADER => [',
    `        'Authorization: Bearer ' . getenv(${single(KEY_VARIABLE)}),`,
    file === undefined && "        'Content-Type: application/json',",
    '    ],',
    `    CURLOPT_POSTFIELDS => ${file === undefined ? 'json_encode($body)' : '$body'},`,
    ']);',
    '$text = curl_exec($request);',
    'if ($text === false) {',
    '    fwrite(STDERR, curl_error($request) . PHP_EOL);',
    '    exit(1);',
    '}',
    'echo $text, PHP_EOL;',
    '$answer = json_decode($text, true);',
    "if ($answer['code'] !== '200') {",
    `    $names = [${REFUSAL_FIELDS.map(single).join(', ')}];`,
    "    $said = array_filter(array_map(fn($name) => $answer[$name] ?? '', $names));",
    "    fwrite(STDERR, implode(' ', $said) . PHP_EOL);",
    '    exit(1);',
    '}',
  );
};
