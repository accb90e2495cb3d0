import type { Pose } from './pose.ts';

/** A pose without its legs, for a person behind a counter. */
export function upperBody(pose: Pose): Pose {
  const { far, near, ...rest } = pose;
  return {
    ...rest,
    far: far.arm ? { arm: far.arm } : {},
    near: near.arm ? { arm: near.arm } : {},
  };
}
