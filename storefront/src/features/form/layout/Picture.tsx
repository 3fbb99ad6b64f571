import { pictureAddress } from '@slipway/contract/picture-address';
import { useState } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  /** Pictures of a dock, a boat or an extra, the first one first. */
  media: readonly { type: string; variants: { thumb: string; fullSize: string } }[];
  kind: 'sloop' | 'tender' | 'cruiser' | 'dock' | 'extra';
}

const DRAWING: Record<PictureProps['kind'], string> = {
  sloop: 'M92 96h84c-3 14-9 22-18 26h-52c-8-4-12-12-14-26zM104 96l6-16h38M128 80V66M118 66h20',
  tender:
    'M78 92h112c-4 16-12 26-24 30h-66c-12-4-19-14-22-30zM112 92V70h26l10 22M138 70l8-10M166 92V80h16',
  cruiser:
    'M64 94h142c-6 16-16 25-30 28H92c-14-3-23-12-28-28zM84 94l10-24h64l24 24M104 82h14M128 82h14M116 70l6-14h30l6 14M152 56V42',
  dock: 'M60 100h150M84 100v34M134 100v34M186 100v34M84 84v16M186 84v16M108 100V64l26-18 26 18v36M126 100V82h16v18',
  extra: 'M98 82h72l-7 48h-58zM112 82c0-22 9-32 22-32s22 10 22 32M98 98h72',
};

/** The first picture, on a drawing that stays when the picture does not come. It decorates only. */
export function Picture({ media, kind }: PictureProps) {
  const [missing, setMissing] = useState(false);
  const source = media[0] && pictureAddress(media[0].variants.thumb);
  return (
    <span className={styles.picture} data-kind={kind}>
      <svg viewBox="0 0 268 151" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {kind !== 'extra' && (
          <>
            <circle className={styles.sun} cx="214" cy="36" r="15" />
            <path
              className={styles.far}
              d="M-40 108c30-10 50 6 80-2s50-12 84-4 54-8 84 0 60 4 100-4v70H-40z"
            />
          </>
        )}
        <path className={styles.lines} d={DRAWING[kind]} />
        {kind !== 'extra' && (
          <path
            className={styles.near}
            d="M-40 122c22 0 22-7 44-7s22 7 44 7 22-7 44-7 22 7 44 7 22-7 44-7 22 7 44 7 22-7 44-7 22 7 44 7v60H-40z"
          />
        )}
      </svg>
      {source && !missing && (
        <img src={source} alt="" loading="lazy" onError={() => setMissing(true)} />
      )}
    </span>
  );
}

/** Which drawing is closest to a boat. */
export function drawingOf(model: { capacity: number; severalDays: boolean }): PictureProps['kind'] {
  if (model.severalDays) return 'cruiser';
  return model.capacity > 6 ? 'tender' : 'sloop';
}
