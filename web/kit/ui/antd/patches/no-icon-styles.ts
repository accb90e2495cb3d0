/** Replaces antd's `useResetIconStyle`: the built file contains the styles of icons. */
export default () => {};
