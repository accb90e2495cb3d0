import type { AnswerOf } from '#contract/kit/call.ts';
import type { queryChipAbilities } from '#contract/catalogue/calls.ts';

export type ChipAbilities = AnswerOf<typeof queryChipAbilities>;
export type ChipAbility = ChipAbilities['list'][number];
