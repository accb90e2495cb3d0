import type catalogueTexts from '#content/texts/zh-CN/catalogue/catalogue.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    catalogue: typeof catalogueTexts;
  }
}

export default defineWebArea({
  name: 'catalogue',
  pages: [
    { path: 'open-ability', file: 'list/list.tsx', id: 'catalogue-list' },
    { path: 'open-ability/hefei', file: 'list/list.tsx', id: 'catalogue-list-regional' },
    { path: 'open-ability/chips', file: 'chip-lookup/chip-lookup.tsx', id: 'catalogue-chips' },
    { path: 'open-ability/chips/hefei', file: 'chip-lookup/chip-lookup.tsx', id: 'catalogue-chips-regional' },
    { path: 'open-ability/domain-case-detail/:id', file: 'detail/detail.tsx', id: 'catalogue-detail' },
    { path: 'open-ability/domain-case-detail/:id/hefei', file: 'detail/detail.tsx', id: 'catalogue-detail-regional' },
    { path: 'open-ability/compare', file: 'comparison/comparison.tsx', id: 'catalogue-comparison' },
    { path: 'open-ability/compare/hefei', file: 'comparison/comparison.tsx', id: 'catalogue-comparison-regional' },
  ],
});
