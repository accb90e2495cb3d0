import { fileTypesOf, inOrder, type ShapedCall, type ShapedField, snake } from './call-shape.ts';

const types: Record<ShapedField['type'], string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  strings: 'Sequence[str]',
  integers: 'Sequence[int]',
  object: 'Dict[str, Any]',
  file: 'bytes',
};

const methodOf = ({ name, method, path, summary, fields, inPath, file, isIdempotent }: ShapedCall): string => {
  // A file is bytes here, which the client writes in base64.
  const given = inOrder(fields).map((field) =>
    field.name === file && field.type !== 'file' ? { ...field, type: 'bytes' as const } : field,
  );
  const part = given.find(({ type }) => type === 'file');
  const typeOf = (type: ShapedField['type'] | 'bytes') => (type === 'bytes' ? 'bytes' : types[type]);
  const parameters = [
    ...given.map(({ name: field, type, required }) =>
      required ? `${snake(field)}: ${typeOf(type)}` : `${snake(field)}: Optional[${typeOf(type)}] = None`,
    ),
    ...(isIdempotent ? ['idempotency_key: Optional[str] = None'] : []),
  ];
  const required = parameters.filter((parameter) => !parameter.includes(' = '));
  const optional = parameters.filter((parameter) => parameter.includes(' = '));
  const all = ['self', ...required, ...(optional.length > 0 ? ['*', ...optional] : [])];
  return [
    `    def ${snake(name)}(`,
    ...all.map((parameter) => `        ${parameter},`),
    '    ) -> Any:',
    `        """${summary}`,
    '',
    ...given.map(({ name: field, text }) => `        ${snake(field)}: ${text}`),
    '        """',
    `        path = ${JSON.stringify(path.replaceAll(/:(\w+)/g, '{$1}'))}`,
    ...inPath.map(
      (field) => `        path = path.replace("{${field}}", urllib.parse.quote(str(${snake(field)}), safe=""))`,
    ),
    '        fields = {',
    ...given
      .filter(({ name: field, type }) => !inPath.includes(field) && type !== 'file')
      .map(
        ({ name: field, type }) =>
          `            ${JSON.stringify(field)}: ${type === 'bytes' ? `_base64(${snake(field)})` : type.endsWith('s') ? `_list(${snake(field)})` : snake(field)},`,
      ),
    '        }',
    `        upload = ${part ? `(${JSON.stringify(part.name)}, ${snake(part.name)})` : 'None'}`,
    `        return self._call(${JSON.stringify(method)}, path, fields, ${isIdempotent ? 'idempotency_key' : 'None'}, upload)`,
  ].join('\n');
};

/** One file for Python 3.8 or newer, with nothing but its standard library. */
export const pythonClient = (
  calls: readonly ShapedCall[],
): string => `"""开放接口的客户端，由接口的定义生成。只用标准库，需要 Python 3.8 及以上。

    client = Client("https://portal.example.com", os.environ["OAK_KEY"])
    result = client.infer(35, image=open("picture.jpg", "rb").read())
"""

import base64
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Dict, Optional, Sequence, Tuple


class OakError(Exception):
    """接口的拒绝。code 是错误码，remedy 是办法，request_id 用来报告问题。"""

    def __init__(self, status: int, answer: dict, retry_after: Optional[float]):
        super().__init__(" ".join(str(answer[name]) for name in ("code", "msg", "remedy") if answer.get(name)))
        self.status = status
        self.code = str(answer.get("code"))
        self.field = (answer.get("data") or {}).get("field")
        self.remedy = answer.get("remedy")
        self.doc_url = answer.get("docUrl")
        self.request_id = answer.get("requestId")
        self.request_url = answer.get("requestUrl")
        self.retry_after = retry_after


class KeyRefused(OakError):
    """密钥不能用：HTTP 401 或 403。"""


class QuotaUsedUp(OakError):
    """额度用完。"""


class Busy(OakError):
    """太频繁或繁忙，已按 Retry-After 重试过。"""


class NoAnswer(OakError):
    """应答不是门户的应答，比如代理的错误页。"""


QUOTA_CODES = ("20002", "20003", "20004", "PTL0026")
FILE_TYPES = (${fileTypesOf(calls)
  .map((type) => JSON.stringify(type))
  .join(', ')},)


NO_JSON = "noJson"


def _base64(value: Optional[bytes]) -> Optional[str]:
    return None if value is None else base64.b64encode(value).decode()


def _list(value: Optional[Sequence]) -> Optional[list]:
    return None if value is None else list(value)


def _form(fields: dict, upload: Tuple[str, bytes]) -> Tuple[str, bytes]:
    boundary = uuid.uuid4().hex
    head = "--" + boundary + '\\r\\nContent-Disposition: form-data; name="'
    parts = [head + name + '"\\r\\n\\r\\n' + str(value) + "\\r\\n" for name, value in fields.items()]
    name, content = upload
    start = head + name + '"; filename="file"\\r\\nContent-Type: application/octet-stream\\r\\n\\r\\n'
    end = "\\r\\n--" + boundary + "--\\r\\n"
    body = "".join(parts).encode() + start.encode() + content + end.encode()
    return "multipart/form-data; boundary=" + boundary, body


def _error(status: int, answer: dict, retry_after: Optional[float]) -> OakError:
    if answer.get("code") == NO_JSON:
        return NoAnswer(status, answer, retry_after)
    if status in (401, 403):
        return KeyRefused(status, answer, retry_after)
    if str(answer.get("code")) in QUOTA_CODES:
        return QuotaUsedUp(status, answer, retry_after)
    return (Busy if retry_after is not None else OakError)(status, answer, retry_after)


class Client:
    """retries 是应答带 Retry-After 时最多重试几次。"""

    def __init__(self, origin: str, key: str, *, timeout: float = 60, retries: int = 3):
        self.origin = origin.rstrip("/")
        self.key = key
        self.timeout = timeout
        self.retries = retries
        self.last_request_id: Optional[str] = None

${calls.map(methodOf).join('\n\n')}

    def _call(self, method: str, path: str, fields: dict, idempotency_key: Optional[str], upload: Optional[Tuple[str, bytes]]) -> Any:
        fields = {name: value for name, value in fields.items() if value is not None}
        for attempt in range(self.retries + 1):
            status, headers, answer = self._send(method, path, fields, idempotency_key, upload)
            self.last_request_id = headers.get("X-Request-Id")
            if isinstance(answer, bytes):
                return answer
            if answer.get("code") == "200":
                return answer.get("data")
            after = headers.get("Retry-After")
            seconds = float(after) if after is not None and after.isdigit() else None
            if seconds is None or attempt == self.retries:
                raise _error(status, answer, seconds)
            time.sleep(seconds)
        raise AssertionError("unreachable")

    def _send(self, method: str, path: str, fields: dict, idempotency_key: Optional[str], upload: Optional[Tuple[str, bytes]]):
        url = self.origin + path
        body = None
        headers = {"Authorization": "Bearer " + self.key}
        if method == "GET":
            if fields:
                url += "?" + urllib.parse.urlencode(fields)
        elif upload is not None:
            headers["Content-Type"], body = _form(fields, upload)
        else:
            body = json.dumps(fields).encode()
            headers["Content-Type"] = "application/json"
        if idempotency_key is not None:
            headers["Idempotency-Key"] = idempotency_key
        request = urllib.request.Request(url, data=body, headers=headers, method=method)
        try:
            response = urllib.request.urlopen(request, timeout=self.timeout)
        except urllib.error.HTTPError as error:
            response = error
        with response:
            text = response.read()
            if response.status == 200 and response.headers.get_content_type() in FILE_TYPES:
                return response.status, response.headers, text
            try:
                answer = json.loads(text)
            except ValueError:
                answer = None
            if not isinstance(answer, dict) or "code" not in answer:
                answer = {"code": NO_JSON, "msg": "HTTP %d" % response.status}
            return response.status, response.headers, answer
`;
