import { RotateCw } from 'lucide-react';
import styles from './start-up-failure.module.css';

// The texts are inline, since the language file itself may be missing.
const texts = {
  title: '页面启动失败',
  advice: '皮肤或语言文件没有取到，页面无法继续。请检查网络后重新加载；若仍然失败，请联系网站管理员。',
  happened: '原因：',
  reload: '重新加载',
};

/** The page of a failed start-up. It depends on nothing that has to be loaded. */
export const StartUpFailure = ({ message }: { message: string }) => (
  <main className={styles.page}>
    <svg width="160" height="120" viewBox="0 0 160 120" aria-hidden="true" className={styles.picture}>
      <path className={styles.corners} d="M12 36V12h24M124 12h24v24M148 84v24h-24M36 108H12V84" />
      <path className={styles.screen} d="M44 34h72v48H44zM66 96h28M80 82v14" />
      <path className={styles.fault} d="M68 46l24 24M92 46L68 70" />
    </svg>
    <h1 className={styles.title}>{texts.title}</h1>
    <p className={styles.advice}>{texts.advice}</p>
    <p className={styles.happened}>
      {texts.happened}
      {message}
    </p>
    <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
      <RotateCw size={16} aria-hidden="true" />
      {texts.reload}
    </button>
  </main>
);
