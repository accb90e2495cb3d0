/** Stands in for antd's `useResetIconStyle`: the built file has the styles of icons. */
export default () => {};
