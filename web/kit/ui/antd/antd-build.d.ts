declare module 'virtual:antd.css';

/** The sizes of the theme by antd's names; lengths are in CSS pixels. */
declare module 'virtual:antd-numbers' {
  const numbers: Readonly<Record<string, unknown>>;
  export default numbers;
}
