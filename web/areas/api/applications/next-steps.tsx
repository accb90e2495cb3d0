import { BookOpen, CircleAlert, Download, Layers, type LucideIcon, ScrollText, Webhook } from 'lucide-react';
import { Link } from 'react-router';
import { jobList } from '#contract/api/job-list.ts';
import { abilityReferencePath, referencePath } from '#contract/api/reference-path.ts';
import { requestList } from '#contract/api/requests/request-list.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { WEBHOOKS_PATH } from '../jobs/jobs-tabs.tsx';
import { CallCodePlace } from '../public/call-code-place.tsx';
import type { Example } from './command.ts';
import styles from './next-steps.module.css';

type Step = 'requests' | 'jobs' | 'webhooks' | 'reference' | 'errors' | 'downloads';

const icons: Readonly<Record<Step, LucideIcon>> = {
  requests: ScrollText,
  jobs: Layers,
  webhooks: Webhook,
  reference: BookOpen,
  errors: CircleAlert,
  downloads: Download,
};
const ICON_PX = 20;

interface NextStepsProps {
  applicationId: string;
  isUsed: boolean;
  /** A sample that a key of the application may have recognised. */
  example: Example | undefined;
}

/** What to do with an application once it has a key: the first call, and the pages about its calls. */
export const NextSteps = ({ applicationId, isUsed, example }: NextStepsProps) => {
  const { permissionCodes } = useAccount().user;
  const paths: readonly (readonly [Step, string])[] = [
    ['requests', requestList.urlOf({ ...requestList.empty, applicationId })],
    ...(permissionCodes.includes('jobs')
      ? ([
          ['jobs', jobList.path],
          ['webhooks', WEBHOOKS_PATH],
        ] as const)
      : []),
    ['reference', example ? abilityReferencePath(example.abilityNo) : referencePath()],
    ['errors', documentPath('error-codes-overview')],
    ['downloads', `${referencePath()}#downloads`],
  ];
  return (
    <WorkSection
      title={t(isUsed ? 'applications.next.title' : 'applications.next.first')}
      lead={t(isUsed ? 'applications.next.lead' : 'applications.next.firstLead')}
    >
      {example && (
        <CallCodePlace
          title={t('applications.next.code', { ability: example.abilityName })}
          call={{ abilityNo: example.abilityNo, picture: { kind: 'sample', sampleId: example.sampleId } }}
        />
      )}
      <ul className={styles.steps}>
        {paths.map(([step, path]) => {
          const Icon = icons[step];
          return (
            <li key={step}>
              <Link to={path} className={styles.step}>
                <Icon size={ICON_PX} aria-hidden="true" className={styles.sign} />
                <span>
                  <span className={styles.title}>{t(`applications.next.${step}`)}</span>
                  <span className={styles.text}>{t(`applications.next.${step}.text`)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </WorkSection>
  );
};
