import {
  CircleQuestionMark,
  Download,
  Ellipsis,
  FilePenLine,
  Gauge,
  Handshake,
  type LucideIcon,
  Megaphone,
  Scale,
  ScanEye,
  Store,
  UserRoundCog,
  Wrench,
} from 'lucide-react';
import { type KindName, kindNames } from '#contract/work-orders/kinds.ts';
import { t } from '#web/kit/texts.ts';
import styles from './kind-choice.module.css';

const icons: Record<KindName, LucideIcon> = {
  consultation: CircleQuestionMark,
  fault: Wrench,
  effect: ScanEye,
  download: Download,
  account: UserRoundCog,
  quota: Gauge,
  appeal: Scale,
  document: FilePenLine,
  goods: Store,
  cooperation: Handshake,
  complaint: Megaphone,
  other: Ellipsis,
};

interface KindChoiceProps {
  kind: KindName | undefined;
  onChange: (kind: KindName) => void;
  error: string | undefined;
}

/** Chooses the kind of an order, with one card for each kind. */
export const KindChoice = ({ kind, onChange, error }: KindChoiceProps) => (
  <fieldset
    className={styles.choice}
    data-faulty={error !== undefined}
    aria-describedby={error === undefined ? undefined : 'kind-fault'}
  >
    <legend>{t('workOrders.create.kind')}</legend>
    <div className={styles.cards}>
      {kindNames.map((name) => {
        const Icon = icons[name];
        return (
          <label key={name} className={styles.card}>
            <input type="radio" name="kind" value={name} checked={name === kind} onChange={() => onChange(name)} />
            <span className={styles.face}>
              <Icon size={20} aria-hidden="true" />
              <span className={styles.words}>
                <span className={styles.name}>{t(`workOrders.kind.${name}`)}</span>
                <span className={styles.hint}>{t(`workOrders.kind.${name}.hint`)}</span>
              </span>
            </span>
          </label>
        );
      })}
    </div>
    <p id="kind-fault" className={styles.fault}>
      {error}
    </p>
  </fieldset>
);
