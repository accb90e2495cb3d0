import {
  addressOf,
  asText,
  fieldsOf,
  fileOf,
  KEY_VARIABLE,
  lines,
  quoted,
  type SampleCall,
  SAMPLE_TIMEOUT_SECONDS,
} from './sample-call.ts';

/** C++17 with libcurl 7.56 or newer: `g++ -std=c++17 infer.cpp -lcurl`. */
export const cppSample = (call: SampleCall): string => {
  const file = fileOf(call);
  const fields = fieldsOf(call);
  const part = (variable: string, name: string, set: string) => [
    `  curl_mimepart* ${variable} = curl_mime_addpart(form);`,
    `  curl_mime_name(${variable}, ${quoted(name)});`,
    `  ${set}`,
  ];
  return lines(
    '#include <cstdlib>',
    '#include <iostream>',
    '#include <string>',
    '#include <curl/curl.h>',
    '',
    'static size_t keep(char* bytes, size_t size, size_t count, void* text) {',
    '  static_cast<std::string*>(text)->append(bytes, size * count);',
    '  return size * count;',
    '}',
    '',
    'int main() {',
    `  const char* key = std::getenv(${quoted(KEY_VARIABLE)});`,
    '  const std::string authorization = std::string("Authorization: Bearer ") + (key ? key : "");',
    '  std::string answer;',
    '  CURL* request = curl_easy_init();',
    '  curl_slist* headers = curl_slist_append(nullptr, authorization.c_str());',
    ...(file === undefined
      ? [
          '  headers = curl_slist_append(headers, "Content-Type: application/json");',
          `  const std::string body = ${quoted(JSON.stringify(Object.fromEntries(fields)))};`,
          '  curl_easy_setopt(request, CURLOPT_POSTFIELDS, body.c_str());',
        ]
      : [
          '  curl_mime* form = curl_mime_init(request);',
          ...fields.flatMap(([name, value]) =>
            part(name, name, `curl_mime_data(${name}, ${quoted(asText(value))}, CURL_ZERO_TERMINATED);`),
          ),
          ...part('image', 'image', `curl_mime_filedata(image, ${quoted(file)});`),
          '  curl_easy_setopt(request, CURLOPT_MIMEPOST, form);',
        ]),
    `  curl_easy_setopt(request, CURLOPT_URL, ${quoted(addressOf(call))});`,
    '  curl_easy_setopt(request, CURLOPT_HTTPHEADER, headers);',
    `  curl_easy_setopt(request, CURLOPT_TIMEOUT, ${SAMPLE_TIMEOUT_SECONDS}L);`,
    '  curl_easy_setopt(request, CURLOPT_WRITEFUNCTION, keep);',
    '  curl_easy_setopt(request, CURLOPT_WRITEDATA, &answer);',
    '  const CURLcode result = curl_easy_perform(request);',
    '  if (result != CURLE_OK) {',
    '    std::cerr << curl_easy_strerror(result) << std::endl;',
    '    return 1;',
    '  }',
    '  std::cout << answer << std::endl;',
    '  curl_slist_free_all(headers);',
    file !== undefined && '  curl_mime_free(form);',
    '  curl_easy_cleanup(request);',
    '  // 业务拒绝的 HTTP 状态也是 200，所以看 code',
    '  return answer.rfind("{\\"code\\":\\"200\\"", 0) == 0 ? 0 : 1;',
    '}',
  );
};
