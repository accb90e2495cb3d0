/** Replaces antd's default theme; the browser derives nothing from it. */
export default {};
