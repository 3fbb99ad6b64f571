import { Button, LongTextField } from '@slipway/ui';
import { useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { label } from '../../shell/label.ts';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { momentText } from '../../shell/words/times.ts';
import type { DockTrip } from './day.ts';
import styles from './Notes.module.css';

/** What colleagues wrote, and room for why a warning was skipped. */
export function Notes({ trip }: { trip: DockTrip }) {
  const { timeZone } = useViewed();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const write = useWrite('addBookingNote');
  const toasts = useToasts();
  const save = async () => {
    try {
      await write.mutateAsync({ params: { id: trip.bookingId }, body: { text: text.trim() } });
      setText('');
      setOpen(false);
    } catch (error) {
      toasts.wrong(error);
    }
  };
  return (
    <section className={styles.notes}>
      {trip.notes.map((note) => (
        <blockquote key={note.writtenAt}>
          <p>{note.text}</p>
          <footer>
            {note.writtenBy}, {momentText(note.writtenAt, timeZone)}
          </footer>
        </blockquote>
      ))}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{label('Planning', 'Dockside', 'Write a note')}</summary>
        <LongTextField
          label={label('Planning', 'Dockside', 'Note for colleagues')}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button disabled={!text.trim()} onClick={() => void save()}>
          {label('Save')}
        </Button>
      </details>
    </section>
  );
}
