import { pictureAddress } from '@slipway/contract/picture-address';
import { useState } from 'react';
import styles from './BoatPicture.module.css';
import type { OwnBooking } from './booking.ts';

/** What the boat looks like, where the company has a picture of it. */
export function BoatPicture({ model: { name, media } }: { model: OwnBooking['boatModel'] }) {
  const [missing, setMissing] = useState(false);
  const source = media[0] && pictureAddress(media[0].variants.thumb);
  if (!source || missing) return null;
  return (
    <img
      className={styles.picture}
      src={source}
      alt={name}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}
