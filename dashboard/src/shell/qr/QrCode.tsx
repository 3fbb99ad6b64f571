import { useEffect, useState } from 'react';

/** A QR code as one path; its code is loaded when somebody asks for it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text);
      const path = data.flatMap((row, y) =>
        row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
      );
      if (isWanted) setDrawn({ size, path: path.join('') });
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (!drawn) return null;
  return (
    <svg
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} fill="#0b1f2a" />
    </svg>
  );
}
