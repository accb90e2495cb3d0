import {
  addressOf,
  asText,
  fieldsOf,
  fileOf,
  KEY_VARIABLE,
  lines,
  type SampleCall,
  SAMPLE_TIMEOUT_SECONDS,
} from './sample-call.ts';

/** A text as one word of a shell. */
const word = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const curlSample = (call: SampleCall): string => {
  const file = fileOf(call);
  const fields = fieldsOf(call);
  const body =
    file === undefined
      ? [`  -H 'Content-Type: application/json' \\`, `  -d ${word(JSON.stringify(Object.fromEntries(fields)))}`]
      : [
          ...fields.map(([name, value]) => `  --form-string ${word(`${name}=${asText(value)}`)} \\`),
          // Quotes keep commas and semicolons of a name apart from curl's own.
          `  -F ${word(`image=@"${file.replaceAll(/["\\]/g, '\\$&')}"`)}`,
        ];
  return lines(
    `curl -sS --max-time ${SAMPLE_TIMEOUT_SECONDS} ${word(addressOf(call))} \\`,
    `  -H "Authorization: Bearer $${KEY_VARIABLE}" \\`,
    ...body,
  );
};
