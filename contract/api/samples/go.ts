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

const literal = (value: unknown): string =>
  Array.isArray(value) ? `[]string{${value.map((one) => quoted(String(one))).join(', ')}}` : JSON.stringify(value);

export const goSample = (call: SampleCall): string => {
  const file = fileOf(call);
  return lines(
    'package main',
    '',
    'import (',
    '\t"bytes"',
    file !== undefined && '\t"encoding/base64"',
    '\t"encoding/json"',
    '\t"fmt"',
    '\t"io"',
    '\t"net/http"',
    '\t"os"',
    '\t"time"',
    ')',
    '',
    'func main() {',
    ...(file === undefined
      ? []
      : [`\timage, err := os.ReadFile(${quoted(file)})`, '\tif err != nil {', '\t\tpanic(err)', '\t}']),
    '\tbody, _ := json.Marshal(map[string]any{',
    file !== undefined && '\t\t"image": base64.StdEncoding.EncodeToString(image),',
    ...fieldsOf(call).map(([name, value]) => `\t\t${quoted(name)}: ${literal(value)},`),
    '\t})',
    `\trequest, err := http.NewRequest("POST", ${quoted(addressOf(call))}, bytes.NewReader(body))`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    `\trequest.Header.Set("Authorization", "Bearer "+os.Getenv(${quoted(KEY_VARIABLE)}))`,
    '\trequest.Header.Set("Content-Type", "application/json")',
    `\tclient := http.Client{Timeout: ${SAMPLE_TIMEOUT_SECONDS} * time.Second}`,
    '\tresponse, err := client.Do(request)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\ttext, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tfmt.Println(string(text))',
    '\tvar answer struct{ Code, Msg, Remedy, RequestUrl string }',
    '\tif err := json.Unmarshal(text, &answer); err != nil || answer.Code != "200" {',
    '\t\tfmt.Fprintln(os.Stderr, answer.Code, answer.Msg, answer.Remedy, answer.RequestUrl)',
    '\t\tos.Exit(1)',
    '\t}',
    '}',
  );
};
