import type { Answer } from '../../api/call.ts';
import { useFacts } from '../../api/facts.ts';
import { FinalButton } from '../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../shell/label.ts';
import { Panel, Row, Rows } from '../../shell/panel/Panel.tsx';
import { momentText } from '../../shell/words/times.ts';
import { browserName } from './browser-name.ts';

/** The browsers that are signed in; a lost phone is signed out here. */
export function Sessions({ profile: { sessions } }: { profile: Answer<'getProfile'> }) {
  const { company } = useFacts();
  return (
    <Panel
      title={label('Initials', 'My profile', 'Sessions')}
      hint="A session lasts 30 days from its last use."
      actions={
        sessions.length > 1 && (
          <FinalButton
            label={label('Initials', 'My profile', 'Sign out everywhere else')}
            title="Sign out everywhere else?"
            action="Sign out all others"
            does="endOtherSessions"
            input={{}}
            done="All other browsers are signed out."
          >
            <p>Only this browser stays signed in. What is typed elsewhere and not saved is lost.</p>
          </FinalButton>
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
                <FinalButton
                  label={label('Initials', 'Sign out')}
                  title={`Sign out ${browserName(browser)}?`}
                  action="Sign it out"
                  does="endSession"
                  input={{ params: { id } }}
                  done="That browser is signed out."
                >
                  <p>Whoever holds it has to sign in again.</p>
                </FinalButton>
              )
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
