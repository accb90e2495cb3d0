const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Writes seconds as a clock does: `0:07`, `12:30`, `1:02:03`. */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const end = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(whole % 60)}`;
  return hours > 0 ? `${hours}:${end}` : end;
};

/** Writes seconds as a duration of ISO 8601. */
export const duration = (seconds: number): string => `PT${Math.round(seconds)}S`;
