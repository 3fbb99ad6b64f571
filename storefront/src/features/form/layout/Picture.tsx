import { useState } from 'react';
import { leadsSomewhere } from '../../../app/picture-address.ts';
import styles from './Picture.module.css';

interface PictureProps {
  /** Pictures of a dock, a boat or an extra, the first one first. */
  media: readonly { type: string; variants: { thumb: string; fullSize: string } }[];
  alt: string;
  kind: 'boat' | 'dock' | 'extra';
}

const DRAWING: Record<PictureProps['kind'], string> = {
  boat: 'M20 66h80l-9 16H31zM60 22v44M60 26c14 8 24 22 28 34H60M56 34c-9 6-17 16-20 26h20M8 92c9 0 9-5 18-5s9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5 9 5 14 5',
  dock: 'M10 54h100M24 54v34M60 54v34M96 54v34M24 40v14M96 40v14M40 54V30h28v24M8 96c9 0 9-5 18-5s9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5 9 5 14 5',
  extra: 'M28 48h64l-6 42H34zM40 48c0-18 8-26 20-26s20 8 20 26M28 62h64',
};

/** The first picture, on a line drawing that stays when the picture does not come. */
export function Picture({ media, alt, kind }: PictureProps) {
  const [missing, setMissing] = useState(false);
  const source = media[0]?.variants.thumb;
  return (
    <span className={styles.picture} data-kind={kind}>
      <svg viewBox="0 0 120 104" aria-hidden="true">
        <path d={DRAWING[kind]} />
      </svg>
      {source && !missing && leadsSomewhere(source) && (
        <img src={source} alt={alt} loading="lazy" onError={() => setMissing(true)} />
      )}
    </span>
  );
}
