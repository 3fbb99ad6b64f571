import { formatInstant, instantAt, localMoment, minutesOf } from '@slipway/engine';
import { Button, Dialog, TextField, TickField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import type { ApiError } from '../../api/api-error.ts';
import { useWrite } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { useFacts } from '../../api/facts.ts';
import { DateTimeField } from '../../shell/dates/fields.tsx';
import { DialogFoot } from '../../shell/dialogs/FormDialog.tsx';
import { label } from '../../shell/label.ts';
import { Refusal } from '../../shell/Refusal.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { dayPeriodText } from '../../shell/words/times.ts';
import { ManyBookings } from './ManyBookings.tsx';
import styles from './planning.module.css';

type Blockout = Answer<'listBlockouts'>[number];
type Conflict = Answer<'saveBlockout'>['conflicts'][number];

interface BlockoutDialogProps {
  /** The blockout as it was when it was opened; null for a new one. */
  opened: Blockout | null;
  /** The same as it is now; null when it is gone. */
  stored: Blockout | null;
  close: () => void;
}

/** The form of a blockout; once it is saved, the trips to settle with customers. */
export function BlockoutDialog({ opened, stored, close }: BlockoutDialogProps) {
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null);
  // What was on the screen when the edit began: a colleague's change meanwhile is told, not lost.
  const [seen, setSeen] = useState(opened);
  const title = seen ? seen.reason : label('Planning', 'Blockouts', 'Add blockout');
  return (
    <Dialog title={conflicts ? 'Conflicts' : title} close="Close" onClose={close}>
      {conflicts ? (
        <Conflicts conflicts={conflicts} done={close} />
      ) : (
        <>
          {seen && seen.updatedAt !== stored?.updatedAt && (
            <ChangedMeanwhile stored={stored} show={setSeen} />
          )}
          <BlockoutForm
            key={seen?.updatedAt}
            blockout={seen}
            saved={(found) => (found.length > 0 ? setConflicts(found) : close())}
            close={close}
          />
        </>
      )}
    </Dialog>
  );
}

interface ChangedMeanwhileProps {
  stored: Blockout | null;
  show: (stored: Blockout) => void;
}

function ChangedMeanwhile({ stored, show }: ChangedMeanwhileProps) {
  return (
    <div className={styles.meanwhile} role="alert">
      <p>
        Somebody has {stored ? 'changed' : 'deleted'} this blockout meanwhile. What you see here is
        how it was before.
      </p>
      {stored && <Button onClick={() => show(stored)}>Show it as it is now</Button>}
    </div>
  );
}

interface BlockoutFormProps {
  blockout: Blockout | null;
  saved: (conflicts: readonly Conflict[]) => void;
  close: () => void;
}

function BlockoutForm({ blockout, saved, close }: BlockoutFormProps) {
  const { docks, boatModels, me } = useFacts();
  const { day, timeZone, dock } = useViewed();
  const toasts = useToasts();
  const save = useWrite('saveBlockout');
  const remove = useWrite('removeBlockout');
  const takeBack = useWrite('undo');
  const [reason, setReason] = useState(blockout?.reason ?? '');
  const [from, setFrom] = useState(localText(blockout?.from, timeZone) ?? `${day}T12:00`);
  const [until, setUntil] = useState(localText(blockout?.until, timeZone) ?? `${day}T20:00`);
  const [dockIds, setDockIds] = useState<readonly string[] | null>(
    blockout ? blockout.dockIds : dock ? [dock.id] : (me.dockIds ?? null),
  );
  const [modelIds, setModelIds] = useState<readonly string[] | null>(
    blockout?.boatModelIds ?? null,
  );
  const [boats, setBoats] = useState(blockout?.boats ? String(blockout.boats) : '');
  const problems = (save.error as ApiError | null)?.fields ?? {};
  const undoing = (id: string) => async () => {
    const { conflicts } = await takeBack.mutateAsync({ params: { id } });
    if (conflicts.length === 0) return;
    const names = conflicts.map(({ customerName, reference }) => customerName ?? reference);
    toasts.news(`Too few boats are left for ${names.join(', ')}.`);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      {
        body: {
          reason,
          from: instantText(from, timeZone),
          until: instantText(until, timeZone),
          dockIds: dockIds && [...dockIds],
          boatModelIds: modelIds && [...modelIds],
          boats: boats === '' ? null : Number(boats),
          blockoutId: blockout?.id ?? null,
          seenUpdatedAt: blockout?.updatedAt ?? null,
        },
      },
      {
        onSuccess: ({ conflicts, undo }) => {
          toasts.done(`Saved the blockout “${reason}”.`, undoing(undo.id));
          saved(conflicts);
        },
      },
    );
  };

  const removeIt = () => {
    if (!blockout) return;
    remove.mutate(
      { params: { id: blockout.id }, body: { seenUpdatedAt: blockout.updatedAt } },
      {
        onSuccess: ({ undo }) => {
          toasts.done(`Deleted the blockout “${blockout.reason}”.`, undoing(undo.id));
          close();
        },
        onError: (error) => toasts.wrong(error),
      },
    );
  };

  return (
    <form onSubmit={submit} className={styles.form}>
      <TextField
        label={label('Planning', 'Blockouts', 'Reason')}
        hint="Only staff read it."
        value={reason}
        required
        maxLength={200}
        error={problems.reason?.[0]}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.pair}>
        <DateTimeField
          label={label('Planning', 'Blockouts', 'From')}
          value={from}
          required
          error={problems.from?.[0]}
          onChange={setFrom}
        />
        <DateTimeField
          label={label('Planning', 'Blockouts', 'To')}
          value={until}
          required
          error={problems.until?.[0]}
          onChange={setUntil}
        />
      </div>
      <Chosen
        legend={label('Planning', 'Blockouts', 'Docks')}
        all={me.dockIds === null ? 'All docks' : null}
        choices={docks}
        value={dockIds}
        error={problems.dockIds?.[0]}
        onChange={setDockIds}
      />
      <Chosen
        legend={label('Planning', 'Blockouts', 'Models')}
        all="All models"
        choices={boatModels}
        value={modelIds}
        error={problems.boatModelIds?.[0]}
        onChange={setModelIds}
      />
      <TextField
        label={label('Planning', 'Blockouts', 'How many boats')}
        hint="Of each model at each dock. Leave it empty to block all."
        inputMode="numeric"
        pattern="[1-9][0-9]*"
        placeholder="All"
        value={boats}
        error={problems.boats?.[0]}
        onChange={({ target }) => setBoats(target.value)}
      />
      <Refusal error={save.error} fieldsTell />
      <DialogFoot
        action={label('Save')}
        busy={save.isPending}
        onClose={close}
        apart={
          blockout && (
            <Button look="caution" busy={remove.isPending && 'Deleting'} onClick={removeIt}>
              Delete
            </Button>
          )
        }
      />
    </form>
  );
}

interface ChosenProps {
  legend: string;
  /** What ticking nothing in particular means; null when there is no such choice. */
  all: string | null;
  choices: readonly { id: string; name: string }[];
  value: readonly string[] | null;
  error?: string | undefined;
  onChange: (value: readonly string[] | null) => void;
}

/** All or some of a few. */
function Chosen({ legend, all, choices, value, error, onChange }: ChosenProps) {
  const toggle = (id: string, isOn: boolean) => {
    const chosen = choices
      .map((choice) => choice.id)
      .filter((other) => (other === id ? isOn : (value?.includes(other) ?? false)));
    onChange(chosen.length === 0 && all ? null : chosen);
  };
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {all && <TickField label={all} checked={value === null} onChange={() => onChange(null)} />}
      {choices.map(({ id, name }) => (
        <TickField
          key={id}
          label={name}
          checked={value?.includes(id) ?? false}
          onChange={({ target }) => toggle(id, target.checked)}
        />
      ))}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

/** The trips for which too few boats are left, to be settled one by one or together. */
function Conflicts({ conflicts, done }: { conflicts: readonly Conflict[]; done: () => void }) {
  return (
    <>
      <p>
        These trips stay as they are until you change them. Call each customer, those who leave next
        first.
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Conflict</th>
              <th scope="col">Model</th>
              <th scope="col">Trip</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map((conflict) => (
              <tr key={conflict.id}>
                <th scope="row">
                  <Link href={`/bookings/${conflict.reference}`}>
                    {conflict.customerName ?? conflict.reference}
                  </Link>
                </th>
                <td>{conflict.boatModelName}</td>
                <td>{dayPeriodText(conflict.pickup, conflict.return, conflict.timeZone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ManyBookings bookings={conflicts} done={done} />
    </>
  );
}

/** A moment as a field for date and time has it. */
function localText(moment: string | undefined, timeZone: string): string | null {
  if (moment === undefined) return null;
  const { date, minutes } = localMoment(Date.parse(moment), timeZone);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${date}T${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

function instantText(local: string, timeZone: string): string {
  const [date = '', time = '00:00'] = local.split('T');
  return formatInstant(instantAt({ date, minutes: minutesOf(time.slice(0, 5)) }, timeZone));
}
