import { Button } from '@slipway/ui';
import { useCall, useWrite } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { useFacts } from '../../api/facts.ts';
import { FinalButton } from '../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../shell/label.ts';
import { Panel, Row, Rows } from '../../shell/panel/Panel.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { momentText } from '../../shell/words/times.ts';
import { browserName } from './browser-name.ts';

/** The passkeys by which one signs in without a password. */
export function Passkeys({ profile }: { profile: Answer<'getProfile'> }) {
  const call = useCall();
  const { company } = useFacts();
  const { done, wrong } = useToasts();
  const add = useWrite('addPasskey');
  const start = async () => {
    const { optionsJson } = await call('startPasskey', {});
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: JSON.parse(optionsJson) }).catch(
      () => undefined,
    );
    if (!response) return wrong('No passkey was made. Your device may have one already.');
    const name = browserName(navigator.userAgent);
    return add.mutate(
      { body: { name, responseJson: JSON.stringify(response) } },
      { onSuccess: () => done('You can sign in with this passkey now.'), onError: wrong },
    );
  };
  return (
    <Panel
      title={label('Initials', 'My profile', 'Passkeys')}
      hint="Sign in with finger, face or the PIN of your device, in place of the password."
      actions={
        <Button onClick={() => void start().catch(wrong)} busy={add.isPending && 'Adding …'}>
          {label('Initials', 'My profile', 'Add passkey')}
        </Button>
      }
    >
      <Rows>
        {profile.passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
          <Row
            key={id}
            title={name}
            facts={[
              `Added ${momentText(addedAt, company.timeZoneName)}`,
              lastUsedAt
                ? `Last used ${momentText(lastUsedAt, company.timeZoneName)}`
                : 'Not used yet',
            ]}
            actions={
              <FinalButton
                label={label('Initials', 'My profile', 'Remove')}
                title={`Remove the passkey ${name}?`}
                action="Remove for good"
                does="removePasskey"
                input={{ body: { id } }}
                done="The passkey is removed."
              >
                <p>You cannot sign in with it any more. Your password goes on working.</p>
              </FinalButton>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
