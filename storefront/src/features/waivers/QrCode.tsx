import { useEffect, useState } from 'react';
import styles from './Waivers.module.css';

/** Cameras need this many empty modules around a code. */
const QUIET = 4;

/** A QR code, always dark on light: many cameras read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ size: number; path: string }>();
  useEffect(() => {
    let left = false;
    import('uqr').then(({ encode }) => {
      if (left) return;
      const { data, size } = encode(text, { ecc: 'M', border: 0 });
      const path = data
        .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
        .join('');
      setCode({ size, path });
    });
    return () => {
      left = true;
    };
  }, [text]);
  if (!code) return <div className={styles.qr} aria-busy="true" />;
  const edge = code.size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={edge} height={edge} fill="#ffffff" />
      <path d={code.path} fill="#0b1f2a" />
    </svg>
  );
}
