import { callTitle } from '#contract/api/call-titles.ts';
import { openCalls } from '#contract/api/open-calls.ts';
import { getCallReference, getReference, getSamples } from '#contract/api/reference-calls.ts';
import { slugOfCall } from '#contract/api/reference-path.ts';
import { sampleLanguages } from '#contract/api/samples/languages.ts';
import { readableJson } from '#contract/kit/readable-json.ts';
import { getPanel } from '#contract/trial/panel.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { expandDirectives, portalAddress } from '#server/areas/documents/public/facts.ts';
import type { Platform } from '#server/kit/area.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Caller, HostKind } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { renderDocumentPage } from '#server/kit/markdown/render-document.ts';
import { errorsOf } from './errors.ts';
import { callExample } from './call-examples.ts';
import { exampleAnswer } from './example-answer.ts';
import { EXAMPLE_ABILITY, exampleCommand } from './example-command.ts';
import { answerFields, requestFields } from './fields.ts';
import { readOverview } from './sections.ts';

const FILE_OF_SAMPLE = 'picture.jpg';

/** Returns code as coloured HTML with a button that copies it. */
const coloured = async (code: string, language: string): Promise<string> => {
  // Longer than any fence in the code.
  const fence = '`````';
  return (await renderDocumentPage(`${fence}${language}\n${code}${fence}\n`)).html;
};

const cardOf = ({ name, method, path, summary }: AnyCall) => ({
  name,
  title: callTitle({ name, summary }),
  slug: slugOfCall(name),
  method,
  path: path.replaceAll(/:(\w+)/g, '{$1}'),
  summary,
});

type AbilityNames = (
  abilityNos: readonly number[],
  host: HostKind,
) => Promise<readonly { abilityNo: number; abilityName: string }[]>;

/** Serves the reference of the open API. All of it is derived from the contract, so that it cannot contradict it. */
export const serveReference = (
  calls: Calls,
  { config, contentFolder }: Pick<Platform, 'config' | 'contentFolder'>,
  abilityNames: AbilityNames,
) => {
  const address = portalAddress(config);
  const overview = readOverview(contentFolder);
  const cards = openCalls.map(cardOf);
  // Nothing that operators edit is in it.
  const reads = () => [];

  /** The answer for the first sample of an ability; null without an engine. It notes the tags of what it shows. */
  const exampleOf = async (abilityNo: number, caller: Caller) => {
    const [ability] = await abilityNames([abilityNo], caller.hostKind);
    if (!ability) return null;
    const panel = await calls.run(getPanel, { abilityNo: String(abilityNo) }, caller);
    return panel.engine ? exampleAnswer(ability, panel) : null;
  };
  const json = (value: object) => coloured(`${readableJson(value)}\n`, 'json');
  const answerOf = async (abilityNo: number, caller: Caller) => {
    const example = await exampleOf(abilityNo, caller);
    return example && { html: await json(example.answer), isReal: example.isReal };
  };
  const answerOfCall = async (call: AnyCall, caller: Caller) => {
    const example = await exampleOf(EXAMPLE_ABILITY, caller);
    return example && json(callExample(call, example.answer.data, address));
  };

  calls.serve(
    getReference,
    async () => ({
      address,
      sections: await Promise.all(
        overview.map(async ({ id, title, source }) => ({
          id,
          title,
          html: (await renderDocumentPage(expandDirectives(source, { address }))).html,
        })),
      ),
      calls: cards,
    }),
    reads,
  );

  calls.serve(
    getCallReference,
    async ({ slug }, caller) => {
      const call = openCalls.find(({ name }) => slugOfCall(name) === slug);
      if (!call) throw protocolError('ability', 'notFound', 'slug');
      return {
        ...cardOf(call),
        takesFile: call.multipart !== undefined,
        isIdempotent: Boolean(call.idempotent),
        fields: requestFields(call),
        answer: answerFields(call),
        errors: errorsOf(call),
        example: await coloured(exampleCommand(call, address), 'bash'),
        answerExample: await answerOfCall(call, caller),
        calls: cards,
      };
    },
    reads,
  );

  calls.serve(
    getSamples,
    async ({ abilityNo, sampleId }, caller) => ({
      answer: await answerOf(abilityNo, caller),
      samples: await Promise.all(
        sampleLanguages.map(async ({ name, title, file, needs, run, colours, sampleOf }) => {
          const picture = sampleId
            ? { kind: 'sample' as const, sampleId }
            : { kind: 'file' as const, name: FILE_OF_SAMPLE };
          const code = sampleOf({ origin: address, abilityNo, picture });
          return { name, title, file, needs, run, html: await coloured(code, colours) };
        }),
      ),
    }),
    reads,
  );
};
