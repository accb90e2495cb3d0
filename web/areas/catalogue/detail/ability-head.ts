import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { abilityPath, LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { productForms } from '#contract/catalogue/filters.ts';
import type { PageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';

/** With this many labels, the keywords list only the kinds (`labelType` above 0), not the fields. */
const FIELDS_OF_ONE_KIND = 20;

/** Returns the head of an ability's page for search engines and previews, the same on both sites. */
export const abilityHead = (ability: AbilityDetail): PageHead => {
  const { abilityNo, abilityName, description } = ability;
  const path = abilityPath(abilityNo);
  const picture = `/static/share/ability-${abilityNo}.png`;
  return {
    title: abilityName,
    description,
    path,
    picture,
    data: (absolute) => ({
      '@graph': [
        {
          '@type': 'SoftwareApplication',
          name: abilityName,
          description,
          url: absolute(path),
          image: absolute(picture),
          applicationCategory: ability.modelTypeCn,
          availableOnDevice: productForms
            .filter(({ value }) => ability.productForms.includes(value))
            .map(({ label }) => label),
          keywords: ability.label
            .filter(({ labelType }) => labelType > 0 || ability.label.length < FIELDS_OF_ONE_KIND)
            .map(({ labelName }) => labelName),
          dateModified: ability.updateTime,
          inLanguage: 'zh-CN',
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: t('catalogue.title'), item: absolute(LIST_PATH) },
            { '@type': 'ListItem', position: 2, name: abilityName, item: absolute(path) },
          ],
        },
      ],
    }),
  };
};
