import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { downloads } from '#contract/api/downloads.ts';
import { createJob } from '#contract/api/job-open-calls.ts';
import { openCalls } from '#contract/api/open-calls.ts';
import { zipOf } from '#engines/packages/writing/zip-writer.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { addTestKey } from '../testing.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const WITHIN_MS = 60_000;

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<{ isGood: boolean; out: string; error: string }>((resolve) => {
    execFile(
      command,
      args,
      { cwd: folder, timeout: WITHIN_MS, env: { ...process.env, ...env } },
      (failure, out, error) => resolve({ isGood: !failure, out, error }),
    );
  });

const folder = await mkdtemp(join(tmpdir(), 'clients-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
// The build's own step, in a process: its modules are no part of the server.
const writer = join(ROOT, 'scripts/api-downloads/write-api-downloads.ts');
const written = await new Promise<boolean>((resolve) => {
  const code = `import { writeApiDownloads } from ${JSON.stringify(writer)}; writeApiDownloads(${JSON.stringify(folder)});`;
  execFile(process.execPath, ['--input-type=module', '-e', code], { cwd: ROOT }, (failure) => resolve(!failure));
});

const stub = stubEngines();
const { app, database, signUp } = await testApp({}, stub);
await app.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const picture = await somePicture();
await writeFile(join(folder, 'picture.png'), picture);
await writeFile(join(folder, 'pictures.zip'), zipOf(['a.png', 'b.png'].map((name) => ({ name, bytes: picture }))));

const developer = async () => {
  const { accountId } = await signUp({ authStatus: 1 });
  return (await addTestKey(database, { accountId: String(accountId) })).key;
};

/** What the test of each client does: a recognition of a file, two abilities, and three errors. */
const python = `
import json, os
from oak_client import Client, OakError, KeyRefused, QuotaUsedUp, Busy
origin, key = os.environ["ORIGIN"], os.environ["OAK_KEY"]
client = Client(origin, key)
one = client.infer(${ABILITY}, image=open("picture.png", "rb").read(), threshold=0.5, idempotency_key="once")
again = client.infer(${ABILITY}, image=open("picture.png", "rb").read(), threshold=0.5, idempotency_key="once")
many = client.infer_many([${ABILITY}, 999999], sample_id="${SAMPLE}")
def refusal(work):
    try:
        work()
    except OakError as error:
        return [type(error).__name__, error.status, error.code, error.field, bool(error.request_id), bool(error.remedy), error.retry_after]
print(json.dumps({
    "one": one, "same": one == again, "codes": [answer["code"] for answer in many["answers"]],
    "field": refusal(lambda: client.infer(${ABILITY}, sample_id="${SAMPLE}", threshold=2)),
    "key": refusal(lambda: Client(origin, "oak_live_x").infer(${ABILITY}, sample_id="${SAMPLE}")),
    "retried": Client(os.environ["BUSY"], key).infer(${ABILITY}, sample_id="${SAMPLE}"),
    "busy": refusal(lambda: Client(os.environ["BUSY"] + "/always", key, retries=0).infer(${ABILITY}, sample_id="${SAMPLE}")),
    "page": refusal(lambda: Client(os.environ["BUSY"] + "/page", key).own_quota()),
    "list": refusal(lambda: Client(os.environ["BUSY"] + "/list", key).own_quota()),
}))
`;
const pythonJob = `
import hashlib, json, os, time
from oak_client import Client
client = Client(os.environ["ORIGIN"], os.environ["OAK_KEY"])
def ended(job):
    client.start_job(job["jobId"])
    while client.get_job(job["jobId"])["state"] in ("uploading", "unpacking", "running"):
        time.sleep(0.05)
    return client.get_job(job["jobId"])
job = client.create_job(ability_no=${ABILITY}, title="files")
client.add_job_picture(job["jobId"], file=open("picture.png", "rb").read(), name="夜班.png")
done = ended(job)
archive = open("pictures.zip", "rb").read()
zipped = client.create_job(ability_no=${ABILITY}, archive={"bytes": len(archive), "sha256": hashlib.sha256(archive).hexdigest()})
missing = client.add_job_piece(zipped["jobId"], 0, file=archive)["missing"]
print(json.dumps({
    "state": done["state"], "missing": missing, "zipped": ended(zipped)["done"],
    "names": [item["name"] for item in client.get_job_results(job["jobId"])["list"]],
    "csv": client.get_job_results(job["jobId"], format="csv").decode("utf-8-sig").count("夜班.png"),
    "xlsx": client.get_job_results(job["jobId"], format="xlsx")[:2].decode(),
}))
`;
const typescript = `
import { openAsBlob } from 'node:fs';
import { OakClient, OakError } from './oak-client.ts';
const { ORIGIN = '', OAK_KEY = '', BUSY = '' } = process.env;
const client = new OakClient(ORIGIN, OAK_KEY);
const image = await openAsBlob('picture.png');
const one = await client.infer({ abilityNo: ${ABILITY}, image, threshold: 0.5 }, { idempotencyKey: 'once' });
const again = await client.infer({ abilityNo: ${ABILITY}, image, threshold: 0.5 }, { idempotencyKey: 'once' });
const many = await client.inferMany({ abilityNos: [${ABILITY}, 999999], sampleId: '${SAMPLE}' });
const refusal = async (work: Promise<unknown>) => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof OakError)) throw error;
    const { name, status, code, field, requestId, remedy, retryAfter } = error;
    return [name, status, code, field ?? null, !!requestId, !!remedy, retryAfter ?? null];
  }
};
const sample = { abilityNo: ${ABILITY}, sampleId: '${SAMPLE}' };
console.log(JSON.stringify({
  one, same: one.requestId === again.requestId, codes: many.answers.map(({ code }) => code),
  field: await refusal(client.infer({ ...sample, threshold: 2 })),
  key: await refusal(new OakClient(ORIGIN, 'oak_live_x').infer(sample)),
  retried: await new OakClient(BUSY, OAK_KEY).infer(sample),
  busy: await refusal(new OakClient(BUSY + '/always', OAK_KEY, { retries: 0 }).infer(sample)),
  page: await refusal(new OakClient(BUSY + '/page', OAK_KEY).ownQuota({})),
  list: await refusal(new OakClient(BUSY + '/list', OAK_KEY).ownQuota({})),
}));
`;
const typescriptJob = `
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { OakClient } from './oak-client.ts';
const client = new OakClient(process.env.ORIGIN ?? '', process.env.OAK_KEY ?? '');
const ended = async ({ jobId }: { jobId: string }) => {
  await client.startJob({ jobId });
  for (;;) {
    const job = await client.getJob({ jobId });
    if (!['uploading', 'unpacking', 'running'].includes(job.state)) return job;
    await setTimeout(50);
  }
};
const job = await client.createJob({ abilityNo: ${ABILITY}, title: 'files' });
await client.addJobPicture({ jobId: job.jobId, file: await openAsBlob('picture.png'), name: '夜班.png' });
const done = await ended(job);
const archive = await readFile('pictures.zip');
const sha256 = createHash('sha256').update(archive).digest('hex');
const zipped = await client.createJob({ abilityNo: ${ABILITY}, archive: { bytes: archive.length, sha256 } });
const { missing } = await client.addJobPiece({ jobId: zipped.jobId, pieceNo: 0, file: new Blob([archive]) });
const results = async (format?: string) => client.getJobResults({ jobId: job.jobId, ...(format && { format }) });
const text = (answer: unknown) => (answer instanceof Uint8Array ? new TextDecoder().decode(answer) : '');
const page = await results();
console.log(JSON.stringify({
  state: done.state, missing, zipped: (await ended(zipped)).done,
  names: page instanceof Uint8Array ? [] : page.list.map(({ name }) => name),
  csv: text(await results('csv')).split('夜班.png').length - 1,
  xlsx: text(await results('xlsx')).slice(0, 2),
}));
`;
const go = `package main

import (
	"context"
	"encoding/json"
	"errors"
	"os"

	oak "clients/oak"
)

func refusal(err error) any {
	var refused *oak.Error
	if !errors.As(err, &refused) {
		return err
	}
	return []any{refused.Status, refused.Code}
}

func main() {
	ctx := context.Background()
	origin, key := os.Getenv("ORIGIN"), os.Getenv("OAK_KEY")
	var one, retried map[string]any
	if err := oak.New(origin, key).Infer(ctx, oak.InferRequest{AbilityNo: ${ABILITY}, SampleId: "${SAMPLE}"}, &one); err != nil {
		panic(err)
	}
	if err := oak.New(os.Getenv("BUSY"), key).Infer(ctx, oak.InferRequest{AbilityNo: ${ABILITY}, SampleId: "${SAMPLE}"}, &retried); err != nil {
		panic(err)
	}
	wrong := oak.New(origin, "oak_live_x").Infer(ctx, oak.InferRequest{AbilityNo: ${ABILITY}, SampleId: "${SAMPLE}"}, &one)
	page := oak.New(os.Getenv("BUSY")+"/page", key).OwnQuota(ctx, oak.OwnQuotaRequest{}, &one)
	json.NewEncoder(os.Stdout).Encode(map[string]any{"one": one, "retried": retried, "key": refusal(wrong), "page": page != nil})
}
`;
const goJob = `package main

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"time"

	oak "clients/oak"
)

func must(err error) {
	if err != nil {
		panic(err)
	}
}

type job struct {
	JobId string
	State string
	Done  int
}

func main() {
	ctx := context.Background()
	client := oak.New(os.Getenv("ORIGIN"), os.Getenv("OAK_KEY"))
	ended := func(given job) job {
		must(client.StartJob(ctx, oak.StartJobRequest{JobId: given.JobId}, &given))
		for given.State == "uploading" || given.State == "unpacking" || given.State == "running" {
			time.Sleep(50 * time.Millisecond)
			must(client.GetJob(ctx, oak.GetJobRequest{JobId: given.JobId}, &given))
		}
		return given
	}
	picture, err := os.ReadFile("picture.png")
	must(err)
	archive, err := os.ReadFile("pictures.zip")
	must(err)
	var one, zipped job
	var added struct{ Missing []int }
	must(client.CreateJob(ctx, oak.CreateJobRequest{AbilityNo: ${ABILITY}, Title: "files"}, &one))
	must(client.AddJobPicture(ctx, oak.AddJobPictureRequest{JobId: one.JobId, File: picture, Name: "夜班.png"}, &added))
	done := ended(one)
	sum := fmt.Sprintf("%x", sha256.Sum256(archive))
	must(client.CreateJob(ctx, oak.CreateJobRequest{AbilityNo: ${ABILITY}, Archive: map[string]any{"bytes": len(archive), "sha256": sum}}, &zipped))
	must(client.AddJobPiece(ctx, oak.AddJobPieceRequest{JobId: zipped.JobId, PieceNo: 0, File: archive}, &added))
	var page struct{ List []struct{ Name string } }
	var csv, xlsx []byte
	must(client.GetJobResults(ctx, oak.GetJobResultsRequest{JobId: one.JobId}, &page))
	must(client.GetJobResults(ctx, oak.GetJobResultsRequest{JobId: one.JobId, Format: "csv"}, &csv))
	must(client.GetJobResults(ctx, oak.GetJobResultsRequest{JobId: one.JobId, Format: "xlsx"}, &xlsx))
	json.NewEncoder(os.Stdout).Encode(map[string]any{
		"state": done.State, "missing": added.Missing, "zipped": ended(zipped).Done, "names": []string{page.List[0].Name},
		"csv": strings.Count(string(csv), "夜班.png"), "xlsx": string(xlsx[:2]),
	})
}
`;
const jobDone = { state: 'done', missing: [], zipped: 2, names: ['夜班.png'], csv: 1, xlsx: 'PK' };

/** Is busy once, and then answers; below \`/always\` it is always busy. */
const busyServer = async () => {
  const at: number[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/page')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>200</h1>');
      return;
    }
    if (request.url?.startsWith('/list')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
      return;
    }
    at.push(performance.now());
    const isBusy = request.url?.startsWith('/always') || at.length === 1;
    const answer = isBusy
      ? { code: '10013', msg: '服务繁忙', data: { retryAfter: 1 }, requestId: 'r', remedy: '等待' }
      : { code: '200', msg: '', data: { done: true } };
    response.writeHead(200, { 'content-type': 'application/json', ...(isBusy && { 'retry-after': '1' }) });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, at };
};

interface Script {
  listen: string;
  script: { exec: string[] };
}
interface Item {
  name: string;
  event?: Script[];
  request: {
    method: string;
    header: { key: string; value: string; disabled?: boolean }[];
    body?: {
      mode: string;
      raw?: string;
      formdata?: { key: string; type: string; value?: string; disabled?: boolean }[];
    };
    url: { raw: string; variable: { key: string; value: string }[] };
  };
}
interface Collection {
  info: { schema: string; description: string };
  auth: { bearer: { value: string }[] };
  variable: { key: string; value: string }[];
  event: Script[];
  item: Item[];
}

/** Makes a job that waits for the pieces of an archive, and returns its id. */
const archiveJob = async (key: string, archive: Buffer): Promise<string> => {
  const sha256 = createHash('sha256').update(archive).digest('hex');
  const answer = await app.inject({
    method: 'POST',
    url: createJob.path,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ abilityNo: Number(ABILITY), archive: { bytes: archive.length, sha256 } }),
  });
  return answer.json().data.jobId;
};

const missing: string[] = [];
for (const [title, command, ...args] of [
  ['Python', 'python3', '--version'],
  ['Go', 'go', 'version'],
] as const)
  if (!(await run(command, args)).isGood) missing.push(title);

const missingNote = missing.length === 0 ? '' : `; no runtime here for ${missing.join(', ')}`;

describe(`[API-03] downloads are made of the contract and run${missingNote}`, () => {
  test('are all written', async () => {
    expect(written).toBe(true);
    if (missing.length > 0) console.info(`clients without a runtime on this machine: ${missing.join(', ')}`);
    for (const { name, path } of downloads.filter((one) => one.name !== 'openapi'))
      expect((await readFile(join(folder, basename(path)), 'utf8')).length, name).toBeGreaterThan(1000);
  });

  test.each(
    [
      ['Python', 'use.py', python, 'python3', ['use.py']],
      ['TypeScript', 'use.ts', typescript, process.execPath, ['use.ts']],
    ].filter(([title]) => !missing.includes(title as string)) as [string, string, string, string, string[]][],
  )(
    'the client for %s recognises, retries by Retry-After, and has typed errors',
    { timeout: 2 * WITHIN_MS },
    async (_title, file, source, command, args) => {
      await writeFile(join(folder, file), source);
      const busy = await busyServer();
      stub.jobs.length = 0;
      const env = { ORIGIN: origin, OAK_KEY: await developer(), BUSY: busy.origin };
      const { out, error } = await run(command, args, env);
      expect([error, out]).toEqual(['', expect.stringContaining('{')]);
      const { one, same, codes, field, key, retried, busy: gaveUp, page, list } = JSON.parse(out);
      expect(one).toMatchObject({ abilityNo: Number(ABILITY), notes: ['stub'] });
      expect(picture.equals(stub.jobs[0]?.picture as Buffer)).toBe(true);
      expect([same, codes]).toEqual([true, ['200', '10006']]);
      expect(field).toEqual(['OakError', 400, '10003', 'threshold', true, true, null]);
      expect(key).toEqual(['KeyRefused', 401, 'PTL0019', null, true, true, null]);
      expect(retried).toEqual({ done: true });
      expect((busy.at[1] as number) - (busy.at[0] as number)).toBeGreaterThan(900);
      expect(gaveUp).toEqual(['Busy', 200, '10013', null, true, true, 1]);
      // An answer that does not come from the portal is no success.
      for (const foreign of [page, list])
        expect(foreign).toEqual(['NoAnswer', 200, 'noJson', null, false, false, null]);
    },
  );

  test.each(
    [
      ['Python', 'job.py', pythonJob, 'python3', ['job.py']],
      ['TypeScript', 'job.ts', typescriptJob, process.execPath, ['job.ts']],
    ].filter(([title]) => !missing.includes(title as string)) as [string, string, string, string, string[]][],
  )(
    'the client for %s does whole jobs: a picture and an archive are sent, results come as a page and as tables',
    { timeout: 2 * WITHIN_MS },
    async (_title, file, source, command, args) => {
      await writeFile(join(folder, file), source);
      const { out, error } = await run(command, args, { ORIGIN: origin, OAK_KEY: await developer() });
      expect([error, out]).toEqual(['', expect.stringContaining('{')]);
      expect(JSON.parse(out)).toEqual(jobDone);
    },
  );

  test('the client for TypeScript has the types of what is done here', { timeout: 2 * WITHIN_MS }, async () => {
    await writeFile(join(folder, 'typed.ts'), typescriptJob);
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const flags = ['--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext', '--skipLibCheck'];
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
    const allowed = ['--allowImportingTsExtensions', '--erasableSyntaxOnly'];
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    expect(await run(process.execPath, [tsc, ...flags, ...types, ...allowed, 'typed.ts'])).toEqual({
      isGood: true,
      out: '',
      error: '',
    });
  });

  test.skipIf(missing.includes('Go'))('the client for Go does whole jobs', { timeout: 4 * WITHIN_MS }, async () => {
    await run('mkdir', ['-p', 'oak']);
    await run('cp', ['oak_client.go', 'oak/oak_client.go']);
    await writeFile(join(folder, 'go.mod'), 'module clients\n\ngo 1.18\n');
    await writeFile(join(folder, 'job.go'), goJob);
    const { out, error } = await run('go', ['run', 'job.go'], { ORIGIN: origin, OAK_KEY: await developer() });
    expect([error, out]).toEqual(['', expect.stringContaining('{')]);
    expect(JSON.parse(out)).toEqual(jobDone);
  });

  test.skipIf(missing.includes('Go'))(
    'the client for Go recognises and retries',
    { timeout: 4 * WITHIN_MS },
    async () => {
      await run('mkdir', ['-p', 'oak']);
      await run('cp', ['oak_client.go', 'oak/oak_client.go']);
      await writeFile(join(folder, 'go.mod'), 'module clients\n\ngo 1.18\n');
      await writeFile(join(folder, 'main.go'), go);
      const busy = await busyServer();
      const { out, error } = await run('go', ['run', 'main.go'], {
        ORIGIN: origin,
        OAK_KEY: await developer(),
        BUSY: busy.origin,
      });
      expect([error, out]).toEqual(['', expect.stringContaining('{')]);
      expect(JSON.parse(out)).toMatchObject({
        one: { abilityNo: Number(ABILITY), notes: ['stub'] },
        retried: { done: true },
        key: [401, 'PTL0019'],
        page: true,
      });
    },
  );

  test('the Postman collection has every call, and each request gets an answer with what the ones before it gave', async () => {
    const { item, auth, info, event, variable } = JSON.parse(
      await readFile(join(folder, 'oak.postman_collection.json'), 'utf8'),
    ) as Collection;
    expect(info.schema).toContain('/v2.1.0/');
    const key = await developer();
    const paths = new Set(item.map(({ request }) => `${request.method} ${request.url.raw.replace('{{baseUrl}}', '')}`));
    expect([...paths]).toEqual(openCalls.map(({ method, path }) => `${method} ${path}`));
    // It says what to fill in, and a request without it says so before it is sent.
    expect(info.description).toMatch(/Variables[\s\S]*baseUrl[\s\S]*key/);
    const values: Record<string, string> = Object.fromEntries(variable.map(({ key: name, value }) => [name, value]));
    const example = values.baseUrl as string;
    const runScripts = (events: Collection['event'], listen: string, answer?: { type: string; text: string }) => {
      const get = (name: string) => values[name];
      const pm = {
        variables: { get },
        collectionVariables: { set: (name: string, value: string) => (values[name] = value) },
        response: { headers: { get: () => answer?.type }, json: () => JSON.parse(answer?.text ?? '') },
      };
      for (const { script } of events.filter((one) => one.listen === listen))
        runInNewContext(script.exec.join('\n'), { pm, Error });
    };
    const before = (given: Record<string, string>) => () => {
      Object.assign(values, given);
      runScripts(event, 'prerequest');
    };
    expect(before({ baseUrl: example, key: '' })).toThrow('key');
    expect(before({ baseUrl: example, key })).toThrow('baseUrl');
    expect(before({ baseUrl: origin, key })).not.toThrow();
    const filled = (text: string): string =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
    expect(filled(auth.bearer[0]?.value ?? '')).toBe(key);
    // A request that needs the id of another says so.
    const needing = item.filter((one) => one.event !== undefined);
    expect(needing.map(({ name }) => name)).toContain('查询一次调用');
    for (const one of needing) expect(() => runScripts(one.event ?? [], 'prerequest'), one.name).toThrow(/编号/);

    const send = async ({ request: { method, url, body, header } }: Item, file: Buffer) => {
      let address = filled(url.raw);
      for (const { key: name, value } of url.variable) address = address.replace(`:${name}`, filled(value));
      const form = new FormData();
      for (const part of body?.formdata ?? [])
        if (part.type === 'file') form.append(part.key, new Blob([new Uint8Array(file)]), 'a.png');
        else if (part.disabled !== true) form.append(part.key, part.key === 'pieceNo' ? '0' : (part.value ?? ''));
      const headers = header
        .filter((one) => one.disabled !== true)
        .map((one): [string, string] => [one.key, one.value]);
      const answer = await fetch(address, {
        method,
        headers: { ...Object.fromEntries(headers), Authorization: `Bearer ${key}` },
        ...(body && { body: body.mode === 'formdata' ? form : (body.raw ?? '') }),
      });
      const text = await answer.text();
      runScripts(event, 'test', { type: answer.headers.get('content-type') ?? '', text });
      return JSON.parse(text) as { code: string };
    };
    const archive = await readFile(join(folder, 'pictures.zip'));
    for (const one of item) {
      runScripts(one.event ?? [], 'prerequest');
      const isPiece = one.request.url.raw.endsWith('/pieces');
      const { jobId = '' } = values;
      if (isPiece) values.jobId = await archiveJob(key, archive);
      expect(await send(one, isPiece ? archive : picture), one.name).toMatchObject({ code: '200' });
      if (isPiece) values.jobId = jobId;
    }
  });

  test('the description has only calls with a key, each under a bearer', async () => {
    const { openapi, paths, components } = (await app.inject('/api/openapi/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(components.securitySchemes.applicationKey.scheme).toBe('bearer');
    const calls = Object.values(paths as Record<string, Record<string, { security?: unknown }>>).flatMap(Object.values);
    expect(calls.length).toBeGreaterThan(1);
    for (const { security } of calls as { security?: unknown }[]) expect(security).toEqual([{ applicationKey: [] }]);
  });
});
