declare module 'virtual:antd.css';

/** The sizes of the theme, by antd's names, in CSS pixels where they are lengths. */
declare module 'virtual:antd-numbers' {
  const numbers: Readonly<Record<string, unknown>>;
  export default numbers;
}
