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

const literal = (value: unknown): string =>
  Array.isArray(value) ? `new[] { ${value.map((one) => quoted(String(one))).join(', ')} }` : JSON.stringify(value);

/** A program of top-level statements for .NET 6 or newer. */
export const csharpSample = (call: SampleCall): string => {
  const file = fileOf(call);
  const fields = fieldsOf(call);
  return lines(
    'using System;',
    'using System.IO;',
    'using System.Net.Http;',
    'using System.Net.Http.Headers;',
    'using System.Text;',
    'using System.Text.Json;',
    '',
    `using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${SAMPLE_TIMEOUT_SECONDS}) };`,
    'client.DefaultRequestHeaders.Authorization =',
    `    new AuthenticationHeaderValue("Bearer", Environment.GetEnvironmentVariable(${quoted(KEY_VARIABLE)}));`,
    ...(file === undefined
      ? [
          'var json = JsonSerializer.Serialize(new',
          '{',
          ...fields.map(([name, value]) => `    ${name} = ${literal(value)},`),
          '});',
          'using var body = new StringContent(json, Encoding.UTF8, "application/json");',
        ]
      : [
          'using var body = new MultipartFormDataContent();',
          ...fields.map(([name, value]) => `body.Add(new StringContent(${quoted(asText(value))}), ${quoted(name)});`),
          `body.Add(new ByteArrayContent(File.ReadAllBytes(${quoted(file)})), "image", "image");`,
        ]),
    `using var response = await client.PostAsync(${quoted(addressOf(call))}, body);`,
    'var text = await response.Content.ReadAsStringAsync();',
    'Console.WriteLine(text);',
    'var answer = JsonDocument.Parse(text).RootElement;',
    'if (answer.GetProperty("code").GetString() == "200") return 0;',
    `foreach (var name in new[] { ${REFUSAL_FIELDS.map(quoted).join(', ')} })`,
    '    if (answer.TryGetProperty(name, out var said)) Console.Error.WriteLine(said);',
    'return 1;',
  );
};
