import { TEAM_ERROR_TEXT } from '@slipway/contract/team/error-texts';
import { Button } from '@slipway/ui';
import { useState } from 'react';
import { useAsk, useWrite } from '../../app/ask.ts';
import type { Answer } from '../../app/call.ts';
import { useFacts } from '../../app/facts.ts';
import { label } from '../../shell/label.ts';
import { Panel, Panels, Row, Rows } from '../../shell/panel/Panel.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { State } from '../../shell/states/State.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { momentText } from '../../shell/words/times.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';

type Key = Answer<'listApiKeys'>[number];

/** Settings → Connections → API keys: what other software signs in with. */
export default function ApiKeys() {
  const asked = useAsk('listApiKeys', {}, { still: true });
  const { mayManageApiKeys } = useFacts();
  const [making, setMaking] = useState(false);
  return (
    <Panels title={label('Settings', 'Connections', 'API keys')}>
      <Panel
        title={label('Settings', 'Connections', 'API keys')}
        hint={
          mayManageApiKeys
            ? 'A key acts with the rights of an Administrator on all docks of its companies. Keep it on a server.'
            : TEAM_ERROR_TEXT.keyBeyondYou
        }
        actions={
          mayManageApiKeys && (
            <Button look="signal" onClick={() => setMaking(true)}>
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
    </Panels>
  );
}

function KeyRow({ apiKey }: { apiKey: Key }) {
  const { company, mayManageApiKeys } = useFacts();
  const { done, wrong } = useToasts();
  const revoke = useWrite('revokeApiKey');
  const [asking, setAsking] = useState(false);
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
          <Button
            onClick={() =>
              asking
                ? revoke.mutate(
                    { params: { id } },
                    { onSuccess: () => done(`${description} is revoked.`), onError: wrong },
                  )
                : setAsking(true)
            }
          >
            {asking ? 'Revoke for good?' : label('Settings', 'Connections', 'API keys', 'Revoke')}
          </Button>
        )
      }
    />
  );
}
