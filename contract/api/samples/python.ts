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

export const pythonSample = (call: SampleCall): string => {
  const file = fileOf(call);
  return lines(
    file !== undefined && 'import base64',
    'import json',
    'import os',
    'import sys',
    'import urllib.error',
    'import urllib.request',
    '',
    `body = {`,
    file !== undefined && `    "image": base64.b64encode(open(${quoted(file)}, "rb").read()).decode(),`,
    ...fieldsOf(call).map(([name, value]) => `    ${quoted(name)}: ${JSON.stringify(value)},`),
    `}`,
    'request = urllib.request.Request(',
    `    ${quoted(addressOf(call))},`,
    '    data=json.dumps(body).encode(),',
    '    headers={',
    `        "Authorization": "Bearer " + os.environ[${quoted(KEY_VARIABLE)}],`,
    '        "Content-Type": "application/json",',
    '    },',
    ')',
    'try:',
    `    response = urllib.request.urlopen(request, timeout=${SAMPLE_TIMEOUT_SECONDS})`,
    'except urllib.error.HTTPError as error:',
    '    response = error  # 出错的应答也有 code、remedy 和 requestId',
    'answer = json.load(response)',
    'print(json.dumps(answer, indent=2, ensure_ascii=False))',
    'if answer["code"] != "200":',
    `    sys.exit(f'{answer["code"]} {answer["msg"]} {answer["remedy"]} {answer["requestUrl"]}')`,
  );
};
