import { t } from '#web/kit/texts.ts';
import type { EngineKind } from '#contract/trial/model-list.ts';
import { engineKindOf, type ModelAbility } from './models-list.ts';
import styles from './models.module.css';

const thenOf = (kind: EngineKind, builtIn: boolean) => {
  if (kind === 'package') return builtIn ? 'builtIn' : 'none';
  return kind === 'builtIn' ? 'package' : 'first';
};

/** Shows which engine an ability uses now, and what a package would change. */
export const EngineNow = ({ ability }: { ability: ModelAbility }) => {
  const { engine, builtIn } = ability;
  const kind = engineKindOf(ability);
  const { model = '', version = '' } = engine ?? {};
  return (
    <p className={styles.now}>
      <strong>{t(`models.now.${kind}`, { model, version })}</strong>
      {t(`models.then.${thenOf(kind, builtIn)}`)}
    </p>
  );
};
