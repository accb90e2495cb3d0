/** Stands in for antd's default theme, from which nothing is derived in the browser. */
export default {};
