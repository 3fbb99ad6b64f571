import { Button, Notice } from '@slipway/ui';
import { useState } from 'react';
import { useAsk } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { useFacts, useMay } from '../../api/facts.ts';
import { useNow } from '../../shell/clock/now.ts';
import { label } from '../../shell/label.ts';
import { Screen } from '../../shell/screen/Screen.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import { useViewed } from '../../shell/viewed/viewed.tsx';
import { momentText } from '../../shell/words/times.ts';
import { BlockoutDialog } from './BlockoutDialog.tsx';
import styles from './planning.module.css';

type Blockout = Answer<'listBlockouts'>[number];

/** Times in which boats are off sale, and the trips that they get into trouble. */
export default function Blockouts() {
  const asked = useAsk('listBlockouts', {});
  const mayEdit = useMay()('blockouts.edit');
  const [editing, setEditing] = useState<Blockout | 'new' | null>(null);
  const opened = editing === 'new' ? null : editing;
  return (
    <Screen
      title={label('Planning', 'Blockouts')}
      actions={
        mayEdit && (
          <Button look="primary" onClick={() => setEditing('new')}>
            {label('Planning', 'Blockouts', 'Add blockout')}
          </Button>
        )
      }
    >
      {!mayEdit && (
        <Notice kind="info">Your role looks at blockouts. A Planner can change them.</Notice>
      )}
      <Answered asked={asked} label="Blockouts are being loaded.">
        {(blockouts) => <List blockouts={blockouts} open={mayEdit ? setEditing : null} />}
      </Answered>
      {editing && (
        <BlockoutDialog
          opened={opened}
          stored={asked.data?.find(({ id }) => id === opened?.id) ?? null}
          close={() => setEditing(null)}
        />
      )}
    </Screen>
  );
}

interface ListProps {
  blockouts: readonly Blockout[];
  /** Opens one for a change; null for whoever may only look. */
  open: ((blockout: Blockout) => void) | null;
}

function List({ blockouts, open }: ListProps) {
  const { docks, boatModels } = useFacts();
  const { timeZone } = useViewed();
  const now = useNow();
  if (blockouts.length === 0) {
    return (
      <State kind="empty" title="No blockouts">
        Block boats for a storm, a regatta or a private event. Trips that are booked stay.
      </State>
    );
  }
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{label('Planning', 'Blockouts', 'Reason')}</th>
            <th scope="col">{label('Planning', 'Blockouts', 'From')}</th>
            <th scope="col">{label('Planning', 'Blockouts', 'To')}</th>
            <th scope="col">{label('Planning', 'Blockouts', 'Docks')}</th>
            <th scope="col">{label('Planning', 'Blockouts', 'Models')}</th>
            <th scope="col">{label('Planning', 'Blockouts', 'How many boats')}</th>
          </tr>
        </thead>
        <tbody>
          {blockouts.map((blockout) => (
            <tr
              key={blockout.id}
              className={Date.parse(blockout.until) < now ? styles.past : undefined}
            >
              <th scope="row">
                {open ? (
                  <button type="button" className={styles.link} onClick={() => open(blockout)}>
                    {blockout.reason}
                  </button>
                ) : (
                  blockout.reason
                )}
              </th>
              <td>{momentText(blockout.from, timeZone)}</td>
              <td>{momentText(blockout.until, timeZone)}</td>
              <td>{namesOf(blockout.dockIds, docks, 'All docks')}</td>
              <td>{namesOf(blockout.boatModelIds, boatModels, 'All models')}</td>
              <td>{blockout.boats ?? 'All'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function namesOf(
  ids: readonly string[] | null,
  known: readonly { id: string; name: string }[],
  all: string,
): string {
  if (ids === null) return all;
  return known
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
}
