import { Button, Notice, TextField, TickField } from '@slipway/ui';
import { useState } from 'react';
import { useAsk, useWrite } from '../../api/ask.ts';
import type { Answer, Input } from '../../api/call.ts';
import { FinalButton } from '../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../shell/label.ts';
import { FormBody, Panel } from '../../shell/panel/Panel.tsx';
import { Screen } from '../../shell/screen/Screen.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import styles from './CalendarFeed.module.css';

type Feed = Answer<'getCalendarFeed'>;
type Settings = Input<'saveCalendarFeed'>['body'];

/** The trips of the own docks in the own calendar, through a personal link. */
export default function CalendarFeed() {
  const asked = useAsk('getCalendarFeed', {});
  return (
    <Screen title={label('Initials', 'Calendar feed')}>
      <Answered asked={asked} label="Loading the calendar feed">
        {(feed) => (
          <>
            <Settings feed={feed} />
            {feed.url && <Private />}
          </>
        )}
      </Answered>
    </Screen>
  );
}

/** Every switch is saved at once; a feed that is new follows all docks of the member. */
function Settings({ feed }: { feed: Feed }) {
  const write = useWrite('saveCalendarFeed');
  const { wrong } = useToasts();
  const { isOn, dockIds, hideNames, docks, url } = feed;
  // What was clicked shows in the same moment, before the answer is back.
  const [clicked, setClicked] = useState<Settings | null>(null);
  const shown = clicked ?? { isOn, dockIds, hideNames };
  const save = (change: Partial<Settings>) => {
    const body = { ...shown, ...change };
    setClicked(body);
    write.mutate({ body }, { onError: wrong, onSettled: () => setClicked(null) });
  };
  const all = docks.map(({ id }) => id);
  const tick = (id: string, isTicked: boolean) =>
    save({ dockIds: all.filter((one) => (one === id ? isTicked : shown.dockIds.includes(one))) });
  return (
    <Panel
      title="What it shows"
      hint="Trips from 14 days back to 60 days ahead. Your calendar shows them in its own time zone. Read-only."
    >
      <FormBody>
        <TickField
          label={label('Initials', 'Calendar feed')}
          hint={shown.isOn ? 'On. The link below works.' : 'Off. Switch it on to get a link.'}
          checked={shown.isOn}
          onChange={({ target }) =>
            save({
              isOn: target.checked,
              ...(target.checked && dockIds.length === 0 && { dockIds: all }),
            })
          }
        />
        {shown.isOn && (
          <>
            <fieldset className={styles.docks}>
              <legend>Docks</legend>
              {docks.map(({ id, name }) => (
                <TickField
                  key={id}
                  label={name}
                  checked={shown.dockIds.includes(id)}
                  onChange={({ target }) => tick(id, target.checked)}
                />
              ))}
            </fieldset>
            {shown.dockIds.length === 0 && (
              <Notice kind="warn">
                <p>No dock is chosen, so the calendar stays empty.</p>
              </Notice>
            )}
            <TickField
              label={label('Initials', 'Calendar feed', 'Hide customer names')}
              hint="For a calendar that others can see."
              checked={shown.hideNames}
              onChange={({ target }) => save({ hideNames: target.checked })}
            />
            {url && <Copy url={url} />}
          </>
        )}
      </FormBody>
    </Panel>
  );
}

function Copy({ url }: { url: string }) {
  const { done, wrong } = useToasts();
  return (
    <div className={styles.link}>
      <TextField
        label="Your link"
        hint="Add it to your calendar app as a subscription, not as a file."
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button
        look="primary"
        onClick={() =>
          navigator.clipboard.writeText(url).then(() => done('The link is copied.'), wrong)
        }
      >
        {label('Initials', 'Calendar feed', 'Copy link')}
      </Button>
    </div>
  );
}

/** Whoever has the link reads the feed, so it can be exchanged. */
function Private() {
  return (
    <Panel
      title="Keep the link private"
      hint="Whoever has it can read the feed without signing in. Reset it when it got into other hands: all old copies end, and you subscribe again with the new one."
    >
      <div className={styles.buttons}>
        <FinalButton
          label={label('Initials', 'Calendar feed', 'Reset link')}
          title="Reset the link?"
          action="End the old link"
          does="resetCalendarFeed"
          input={{ body: {} }}
          done="There is a new link. The old one has ended."
        >
          <p>Calendars that use the old link stop following. Subscribe again with the new one.</p>
        </FinalButton>
      </div>
    </Panel>
  );
}
