import { TEAM_ERROR_TEXT } from '@slipway/contract/team/error-texts';
import { Button } from '@slipway/ui';
import { useState } from 'react';
import { useAsk } from '../../api/ask.ts';
import type { Answer } from '../../api/call.ts';
import { useFacts } from '../../api/facts.ts';
import { FinalButton } from '../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../shell/label.ts';
import { Panel, Row, Rows } from '../../shell/panel/Panel.tsx';
import { Screen } from '../../shell/screen/Screen.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import { momentText } from '../../shell/words/times.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';

type Key = Answer<'listApiKeys'>[number];

/** Settings → Connections → API keys: what other software signs in with. */
export default function ApiKeys() {
  const asked = useAsk('listApiKeys', {}, { still: true });
  const { mayManageApiKeys } = useFacts();
  const [making, setMaking] = useState(false);
  return (
    <Screen title={label('Settings', 'Connections', 'API keys')}>
      <Panel
        title={label('Settings', 'Connections', 'API keys')}
        hint={
          mayManageApiKeys
            ? 'A key acts with the rights of an Administrator on all docks of its companies. Keep it on a server.'
            : TEAM_ERROR_TEXT.keyBeyondYou
        }
        actions={
          mayManageApiKeys && (
            <Button look="primary" onClick={() => setMaking(true)}>
              {label('Settings', 'Connections', 'API keys', 'New key')}
            </Button>
          )
        }
      >
        <Answered asked={asked} label="Loading the keys" lines={3}>
          {(keys) =>
            keys.length === 0 ? (
              <State kind="empty" title="No keys yet">
                Make one for each system, so that you can revoke one without stopping the others.
              </State>
            ) : (
              <Rows>
                {keys.map((key) => (
                  <KeyRow key={key.id} apiKey={key} />
                ))}
              </Rows>
            )
          }
        </Answered>
        {making && <NewKeyDialog onClose={() => setMaking(false)} />}
      </Panel>
    </Screen>
  );
}

function KeyRow({ apiKey }: { apiKey: Key }) {
  const { company, mayManageApiKeys } = useFacts();
  const at = (moment: string) => momentText(moment, company.timeZoneName);
  const { id, description, prefix, companies, lastUsedAt, revokedAt } = apiKey;
  return (
    <Row
      title={description}
      facts={[
        `slpw_${prefix}_…`,
        companies.join(', '),
        lastUsedAt
          ? `${label('Settings', 'Connections', 'API keys', 'Last used')} ${at(lastUsedAt)}`
          : 'Not used yet',
        revokedAt && `Revoked ${at(revokedAt)}`,
      ]}
      actions={
        mayManageApiKeys &&
        !revokedAt && (
          <FinalButton
            label={label('Settings', 'Connections', 'API keys', 'Revoke')}
            title={`Revoke ${description}?`}
            action="Revoke for good"
            does="revokeApiKey"
            input={{ params: { id } }}
            done={`${description} is revoked.`}
          >
            <p>
              What signs in with this key stops at once, and nobody can bring the key back.{' '}
              {lastUsedAt ? `It was last used ${at(lastUsedAt)}.` : 'It was not used yet.'}
            </p>
          </FinalButton>
        )
      }
    />
  );
}
