import { fileTypesOf, pascal, type ShapedCall, type ShapedField } from './call-shape.ts';

const types: Record<ShapedField['type'], string> = {
  string: 'string',
  integer: 'int',
  number: 'float64',
  boolean: 'bool',
  strings: '[]string',
  integers: '[]int',
  object: 'map[string]any',
  file: '[]byte',
};

const partsOf = ({ name, method, path, summary, fields, inPath, answersFiles, isIdempotent }: ShapedCall): string => {
  const request = pascal(name);
  const members = fields.map(({ name: field, type, required, text }) => {
    const tag = inPath.includes(field) || type === 'file' ? '-' : `${field}${required ? '' : ',omitempty'}`;
    return `\t// ${text}\n\t${pascal(field)} ${types[type]} \`json:"${tag}"\``;
  });
  const key = isIdempotent ? '\t// 重试不会重复计次的键，可以不写\n\tIdempotencyKey string `json:"-"`\n' : '';
  const part = fields.find(({ type }) => type === 'file');
  const upload = part ? `&upload{"${part.name}", request.${pascal(part.name)}}` : 'nil';
  const address = inPath.reduce(
    (text, field) => text.replace(`:${field}`, `" + url.PathEscape(fmt.Sprint(request.${pascal(field)})) + "`),
    `"${path}"`,
  );
  return `// ${request}Request 是 ${request} 的请求。
type ${request}Request struct {
${members.join('\n')}
${key}}

// ${request}：${summary}。应答的 data 写入 answer${answersFiles.length > 0 ? '；要文件时 answer 是 *[]byte' : ''}。
func (client *Client) ${request}(ctx context.Context, request ${request}Request, answer any) error {
\treturn client.call(ctx, "${method}", ${address}, request, ${isIdempotent ? 'request.IdempotencyKey' : '""'}, ${upload}, answer)
}
`;
};

/** How a call is sent and its answer is read. */
const sending = (calls: readonly ShapedCall[]) => `var fileTypes = []string{${fileTypesOf(calls)
  .map((type) => JSON.stringify(type))
  .join(', ')}}

// upload 是表单里的文件。
type upload struct {
	name  string
	bytes []byte
}

// fieldsOf 把请求的 JSON 变成字段。
func fieldsOf(body []byte) (map[string]string, error) {
	var values map[string]any
	numbers := json.NewDecoder(bytes.NewReader(body))
	numbers.UseNumber()
	if err := numbers.Decode(&values); err != nil {
		return nil, err
	}
	fields := map[string]string{}
	for name, value := range values {
		fields[name] = fmt.Sprint(value)
	}
	return fields, nil
}

func formOf(fields map[string]string, file *upload) ([]byte, string, error) {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for name, value := range fields {
		if err := form.WriteField(name, value); err != nil {
			return nil, "", err
		}
	}
	part, err := form.CreateFormFile(file.name, "file")
	if err != nil {
		return nil, "", err
	}
	if _, err := part.Write(file.bytes); err != nil {
		return nil, "", err
	}
	if err := form.Close(); err != nil {
		return nil, "", err
	}
	return body.Bytes(), form.FormDataContentType(), nil
}

func (client *Client) call(ctx context.Context, method, path string, request any, idempotencyKey string, file *upload, answer any) error {
	body, err := json.Marshal(request)
	if err != nil {
		return err
	}
	address := client.Origin + path
	contentType := "application/json"
	if file != nil {
		fields, err := fieldsOf(body)
		if err != nil {
			return err
		}
		if body, contentType, err = formOf(fields, file); err != nil {
			return err
		}
	} else if method == "GET" {
		fields, err := fieldsOf(body)
		if err != nil {
			return err
		}
		query := url.Values{}
		for name, value := range fields {
			query.Set(name, value)
		}
		if len(query) > 0 {
			address += "?" + query.Encode()
		}
		body = nil
		contentType = ""
	}
	for attempt := 0; ; attempt++ {
		refusal, err := client.send(ctx, method, address, body, contentType, idempotencyKey, answer)
		if err != nil || refusal == nil {
			return err
		}
		if refusal.RetryAfter == 0 || attempt >= client.Retries {
			return refusal
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Duration(refusal.RetryAfter) * time.Second):
		}
	}
}

func (client *Client) send(ctx context.Context, method, address string, body []byte, contentType, idempotencyKey string, answer any) (*Error, error) {
	request, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+client.Key)
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	if idempotencyKey != "" {
		request.Header.Set("Idempotency-Key", idempotencyKey)
	}
	response, err := client.HTTP.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	if content, isRaw := answer.(*[]byte); isRaw && response.StatusCode == 200 {
		answered, _, _ := mime.ParseMediaType(response.Header.Get("Content-Type"))
		for _, fileType := range fileTypes {
			if answered == fileType {
				*content = text
				return nil, nil
			}
		}
	}
	var envelope struct {
		Error
		Data json.RawMessage \`json:"data"\`
	}
	if err := json.Unmarshal(text, &envelope); err != nil {
		return nil, fmt.Errorf("%d: %w", response.StatusCode, err)
	}
	if envelope.Code == "200" {
		return nil, json.Unmarshal(envelope.Data, answer)
	}
	refusal := envelope.Error
	refusal.Status = response.StatusCode
	refusal.RetryAfter, _ = strconv.Atoi(response.Header.Get("Retry-After"))
	return &refusal, nil
}
`;

/** One file for Go 1.18 or newer, with nothing but its standard library. */
export const goClient = (
  calls: readonly ShapedCall[],
): string => `// Package oak 是开放接口的客户端，由接口的定义生成。只用标准库，需要 Go 1.18 及以上。
//
//	client := oak.New("https://portal.example.com", os.Getenv("OAK_KEY"))
//	var result map[string]any
//	err := client.Infer(ctx, oak.InferRequest{AbilityNo: 35, SampleId: "id-card-1"}, &result)
package oak

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// Error 是接口的拒绝。Code 是错误码，Remedy 是办法，RequestId 用来报告问题。
type Error struct {
	Status     int    \`json:"-"\`
	Code       string \`json:"code"\`
	Msg        string \`json:"msg"\`
	Remedy     string \`json:"remedy"\`
	DocUrl     string \`json:"docUrl"\`
	RequestId  string \`json:"requestId"\`
	RequestUrl string \`json:"requestUrl"\`
	// RetryAfter 是几秒后可以再试，没有时为 0
	RetryAfter int \`json:"-"\`
}

func (err *Error) Error() string {
	return strings.TrimSpace(err.Code + " " + err.Msg + " " + err.Remedy)
}

// IsKeyRefused 说明密钥不能用。
func (err *Error) IsKeyRefused() bool { return err.Status == 401 || err.Status == 403 }

// IsQuotaUsedUp 说明额度用完。
func (err *Error) IsQuotaUsedUp() bool {
	switch err.Code {
	case "20002", "20003", "20004", "PTL0026":
		return true
	}
	return false
}

// Client 调用一个门户的开放接口。Retries 是应答带 Retry-After 时最多重试几次。
type Client struct {
	Origin  string
	Key     string
	Retries int
	HTTP    *http.Client
}

func New(origin, key string) *Client {
	return &Client{
		Origin:  strings.TrimRight(origin, "/"),
		Key:     key,
		Retries: 3,
		HTTP:    &http.Client{Timeout: time.Minute},
	}
}

${calls.map(partsOf).join('\n')}
${sending(calls)}`;
