import { Link } from 'react-router';
import type { KnownRequest } from '#contract/api/requests/calls.ts';
import { remedyLink } from '#contract/api/requests/remedy-link.ts';
import { errorPath, remedyOf } from '#contract/api/remedies.ts';
import { KEY_SCOPE } from '#contract/kit/errors/portal.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { addOrderPath } from '#contract/work-orders/add-path.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { t } from '#web/kit/texts.ts';
import { Card } from '#web/kit/ui/card/card.tsx';
import styles from './request.module.css';

const orderOf = (kind: 'fault' | 'effect', { requestId, abilityNo }: KnownRequest) =>
  addOrderPath({ kind, requestId, ...(abilityNo !== null && { abilityNo }) });

/** Fields that the call does not have are mistyped, as a rule. */
const Ignored = ({ request: { ignored } }: { request: KnownRequest }) =>
  ignored.length > 0 && <p className={styles.warning}>{t('requests.one.ignored', { fields: ignored.join('、') })}</p>;

const Fine = ({ request }: { request: KnownRequest }) => {
  const { targets, texts, repeats, abilityNo } = request;
  const mayOrder = useAccount().user.permissionItems.includes('workOrderCreate');
  return (
    <Card filled edge="success" className={styles.card}>
      <p className={styles.verdict}>{t('requests.one.fine')}</p>
      {repeats !== null && <p>{t('requests.one.fine.repeated')}</p>}
      <Ignored request={request} />
      {targets !== null && texts !== null && <p>{t('requests.one.fine.found', { targets, texts })}</p>}
      {abilityNo !== null && mayOrder && (
        <div className={styles.actions}>
          <Link to={orderOf('effect', request)} className="button button-plain">
            {t('requests.act.effect')}
          </Link>
        </div>
      )}
    </Card>
  );
};

/** Why a request failed, who can help, and a button that leads to the help. */
export const Diagnosis = ({ request }: { request: KnownRequest }) => {
  const mayOrder = useAccount().user.permissionItems.includes('workOrderCreate');
  const { code, message, remedy, field, parameters } = request;
  if (code === SUCCESS_CODE) return <Fine request={request} />;
  const { who } = remedyOf(code);
  const { act, path } = remedyLink(request);
  return (
    <Card filled edge="danger" className={styles.card}>
      <p className={styles.verdict}>{message || t('requests.one.code', { code })}</p>
      <p className={styles.detail}>{t('requests.one.code', { code })}</p>
      {field !== null && code !== KEY_SCOPE && <p>{t('requests.one.field', { field })}</p>}
      <Ignored request={request} />
      {parameters.simulate !== undefined && <p>{t('requests.one.simulated')}</p>}
      <p>
        <strong>{t(`requests.who.${who}`)}</strong> {remedy}
      </p>
      <div className={styles.actions}>
        <Link to={path} className="button button-primary">
          {t(`requests.act.${act}`)}
        </Link>
        {act !== 'explain' && (
          <Link to={errorPath(code)} className="button button-plain">
            {t('requests.act.explain')}
          </Link>
        )}
        {act !== 'report' && mayOrder && (
          <Link to={orderOf('fault', request)} className="button button-plain">
            {t('requests.act.report')}
          </Link>
        )}
      </div>
    </Card>
  );
};
