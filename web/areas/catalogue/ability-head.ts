import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { abilityPath, LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { productForms } from '#contract/catalogue/filters.ts';
import type { PageHead } from '#web/shell/page-head.ts';
import { t } from '#web/texts.ts';

/** What search engines and previews read of an ability's page, on either site. */
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
          operatingSystem: productForms
            .filter(({ value }) => ability.productForms.includes(value))
            .map(({ label }) => label)
            .join(', '),
          keywords: ability.label.map(({ labelName }) => labelName).join(','),
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
