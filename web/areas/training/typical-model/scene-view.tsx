import { Link } from 'react-router';
import type { TypicalScene } from '#contract/catalogue/calls.ts';
import { trainingModelTypes } from '#contract/catalogue/filters.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { t } from '#web/kit/texts.ts';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import styles from './scene-view.module.css';

const steps = [1, 2, 3, 4, 5] as const;

/** A training scene: the abilities trained from it, the labels, the conditions for pictures, and the steps. */
export const SceneView = ({ scene }: { scene: TypicalScene }) => {
  const modelType = trainingModelTypes.find(({ code }) => code === scene.modelType);
  return (
    <div className={`page ${styles.scene}`}>
      <p className={styles.number}>{t('training.scene', { scene: scene.typicalSceneType })}</p>
      <h1>{t('training.sceneTitle', { names: scene.abilities.map(({ abilityName }) => abilityName).join('、') })}</h1>
      <p className={styles.lead}>{t('training.lead')}</p>
      {modelType && <p className={styles.modelType}>{t('training.modelType', { name: modelType.label })}</p>}

      <h2>{t('training.abilities')}</h2>
      <ul className={styles.abilities}>
        {scene.abilities.map((ability) => (
          <li key={ability.abilityNo}>
            <ContentPicture src={ability.cover} width={480} height={300} shape="16x9" sizes="320px" decorative />
            <div>
              <h3>
                <Link to={abilityPath(ability.abilityNo)}>{ability.abilityName}</Link>
              </h3>
              <p>{ability.description}</p>
              <h4>{t('training.labels')}</h4>
              <ul className={styles.labels}>
                {ability.label.map(({ labelName }) => (
                  <li key={labelName}>{labelName}</li>
                ))}
              </ul>
              <h4>{t('training.conditions')}</h4>
              <ul className={styles.conditions}>
                {ability.condition.flatMap((condition) => condition.des.map((line) => <li key={line}>{line}</li>))}
              </ul>
            </div>
          </li>
        ))}
      </ul>

      <h2>{t('training.steps')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`training.step.${step}`)}</h3>
            <p>{t(`training.step.${step}.des`)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
};
