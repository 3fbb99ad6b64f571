import { LANGUAGES, type PackLanguage } from '@slipway/contract/languages/names';
import { HOUR_CYCLE, type HourCycle } from '@slipway/contract/team/interface-words';
import { Button, ChoiceGroup, SelectField } from '@slipway/ui';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../api/ask.ts';
import { useFacts } from '../../api/facts.ts';
import { useNow } from '../../shell/clock/now.ts';
import { label } from '../../shell/label.ts';
import { FormBody, Panel } from '../../shell/panel/Panel.tsx';
import { Screen } from '../../shell/screen/Screen.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import {
  clockFormat,
  dateFormat,
  numberFormat,
  type Writing,
  writingOf,
} from '../../shell/words/writing.ts';

/** How the dashboard writes for the member, on every device. */
export default function InterfaceLanguage() {
  const { me, company } = useFacts();
  const [language, setLanguage] = useState<PackLanguage>(me.language);
  const [hourCycle, setHourCycle] = useState<HourCycle>(me.hourCycle);
  const choose = useWrite('chooseInterfaceLanguage');
  const { done, wrong } = useToasts();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate(
      { body: { language, hourCycle } },
      { onSuccess: () => done('Your choice is saved.'), onError: wrong },
    );
  };
  return (
    <Screen title={label('Initials', 'Interface language')}>
      <Panel
        title="How days, times and amounts are written for you"
        hint="On every device on which you sign in. Menus, buttons and History stay in English."
      >
        <form onSubmit={submit}>
          <FormBody>
            <SelectField
              label={label('Initials', 'Interface language', 'Language')}
              value={language}
              onChange={({ target }) => setLanguage(target.value as PackLanguage)}
            >
              {Object.entries(LANGUAGES).map(([code, { ownName }]) => (
                <option key={code} value={code} lang={code}>
                  {ownName}
                </option>
              ))}
            </SelectField>
            <ChoiceGroup
              legend={label('Initials', 'Interface language', 'Clock')}
              name="clock"
              look="chips"
              choices={(Object.keys(HOUR_CYCLE) as HourCycle[]).map((value) => ({
                value,
                content: HOUR_CYCLE[value],
              }))}
              value={hourCycle}
              onChange={setHourCycle}
            />
            <Example writing={writingOf({ language, hourCycle }, company)} />
            <div>
              <Button type="submit" look="primary" busy={choose.isPending && 'Saving …'}>
                {label('Save')}
              </Button>
            </div>
          </FormBody>
        </form>
      </Panel>
    </Screen>
  );
}

const EXAMPLE_AMOUNT = 1234.5;

/** Now, and an amount, as they will be written. */
function Example({ writing }: { writing: Writing }) {
  const { timeZoneName: timeZone, currency } = useFacts().company;
  const now = useNow();
  return (
    <p>
      Example:{' '}
      <span lang={writing.locale}>
        {dateFormat({ dateStyle: 'full', timeZone }, writing).format(now)},{' '}
        {clockFormat(timeZone, writing).format(now)} ·{' '}
        {numberFormat({ style: 'currency', currency }, writing).format(EXAMPLE_AMOUNT)}
      </span>
    </p>
  );
}
