import { encode } from 'uqr';

/** Modules of light around the code, without which many cameras do not find it. */
const QUIET = 4;

/** A QR code, dark on light in every theme, because cameras read no other. */
export const QrCode = ({ text, label, className }: { text: string; label: string; className?: string | undefined }) => {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={dark} />
    </svg>
  );
};
