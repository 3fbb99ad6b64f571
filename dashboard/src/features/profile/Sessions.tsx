import { Button } from '@slipway/ui';
import { useWrite } from '../../app/ask.ts';
import type { Answer } from '../../app/call.ts';
import { useFacts } from '../../app/facts.ts';
import { label } from '../../shell/label.ts';
import { Panel, Row, Rows } from '../../shell/panel/Panel.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { momentText } from '../../shell/words/times.ts';
import { browserName } from './browser-name.ts';

/** The browsers that are signed in; a lost phone is signed out here. */
export function Sessions({ profile: { sessions } }: { profile: Answer<'getProfile'> }) {
  const { company } = useFacts();
  const { done, wrong } = useToasts();
  const end = useWrite('endSession');
  const endOthers = useWrite('endOtherSessions');
  return (
    <Panel
      title={label('Initials', 'My profile', 'Sessions')}
      hint="A session lasts 30 days from its last use."
      actions={
        sessions.length > 1 && (
          <Button
            onClick={() =>
              endOthers.mutate(
                {},
                { onSuccess: () => done('All other browsers are signed out.'), onError: wrong },
              )
            }
          >
            {label('Initials', 'My profile', 'Sign out everywhere else')}
          </Button>
        )
      }
    >
      <Rows>
        {sessions.map(({ id, browser, lastUsedAt, isCurrent }) => (
          <Row
            key={id}
            title={browserName(browser)}
            facts={[
              isCurrent ? 'This browser' : undefined,
              `Last used ${momentText(lastUsedAt, company.timeZoneName)}`,
            ]}
            actions={
              !isCurrent && (
                <Button
                  onClick={() =>
                    end.mutate(
                      { params: { id } },
                      { onSuccess: () => done('That browser is signed out.'), onError: wrong },
                    )
                  }
                >
                  {label('Initials', 'Sign out')}
                </Button>
              )
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
