import {
  addressOf,
  fieldsOf,
  fileOf,
  KEY_VARIABLE,
  lines,
  quoted,
  type SampleCall,
  SAMPLE_TIMEOUT_SECONDS,
} from './sample-call.ts';

/** The JSON of a call as an expression: Java has no JSON library. */
const bodyOf = (call: SampleCall): string => {
  const rest = JSON.stringify(Object.fromEntries(fieldsOf(call)));
  if (fileOf(call) === undefined) return quoted(rest);
  const more = rest === '{}' ? '}' : `,${rest.slice(1)}`;
  return `${quoted('{"image":"')} + image + ${quoted(`"${more}`)}`;
};

/** One file for Java 11 or newer: `java Infer.java`. */
export const javaSample = (call: SampleCall): string => {
  const file = fileOf(call);
  return lines(
    'import java.io.PrintStream;',
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    file !== undefined && 'import java.nio.file.Files;',
    file !== undefined && 'import java.nio.file.Path;',
    'import java.nio.charset.StandardCharsets;',
    'import java.time.Duration;',
    file !== undefined && 'import java.util.Base64;',
    '',
    'public class Infer {',
    '  public static void main(String[] args) throws Exception {',
    file !== undefined &&
      `    String image = Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of(${quoted(file)})));`,
    `    String body = ${bodyOf(call)};`,
    `    HttpRequest request = HttpRequest.newBuilder(URI.create(${quoted(addressOf(call))}))`,
    `        .timeout(Duration.ofSeconds(${SAMPLE_TIMEOUT_SECONDS}))`,
    `        .header("Authorization", "Bearer " + System.getenv(${quoted(KEY_VARIABLE)}))`,
    '        .header("Content-Type", "application/json")',
    '        .POST(HttpRequest.BodyPublishers.ofString(body, StandardCharsets.UTF_8))',
    '        .build();',
    '    HttpResponse<String> response = HttpClient.newHttpClient()',
    '        .send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));',
    '    new PrintStream(System.out, true, "UTF-8").println(response.body());',
    '    // 业务拒绝的 HTTP 状态也是 200，所以看 code',
    '    if (!response.body().startsWith("{\\"code\\":\\"200\\"")) System.exit(1);',
    '  }',
    '}',
  );
};
