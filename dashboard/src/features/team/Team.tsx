import { Button } from '@slipway/ui';
import { useState } from 'react';
import { useAsk, useWrite } from '../../api/ask.ts';
import { useMay } from '../../api/facts.ts';
import { FinalButton } from '../../shell/dialogs/FinalDialog.tsx';
import { label } from '../../shell/label.ts';
import { Panel, Row, Rows } from '../../shell/panel/Panel.tsx';
import { Screen } from '../../shell/screen/Screen.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { useToasts } from '../../shell/toasts/Toasts.tsx';
import { counted } from '../../shell/words/counted.ts';
import { dateText } from '../../shell/words/times.ts';
import type { ListedMember, TeamAnswer } from './answer.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { RoleDialog, type RoleToEdit } from './RoleDialog.tsx';

type Pending = TeamAnswer['invitations'][number];

/** Settings → Team: who works here, who is invited, and what each role may do. */
export default function Team() {
  const asked = useAsk('getTeam', {});
  return (
    <Screen title={label('Settings', 'Team')}>
      <Answered asked={asked} label="Loading the team">
        {(team) => (
          <>
            <Members team={team} />
            <Roles team={team} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function Members({ team }: { team: TeamAnswer }) {
  const mayEdit = useMay()('team.edit');
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<ListedMember>();
  return (
    <Panel
      title={label('Settings', 'Team', 'Members')}
      hint={mayEdit ? undefined : 'You can look at the team. An Administrator changes it.'}
      actions={
        mayEdit && (
          <Button look="primary" onClick={() => setInviting(true)}>
            {label('Settings', 'Team', 'Invite')}
          </Button>
        )
      }
    >
      <Rows>
        {team.members.map((member) => (
          <Row
            key={member.id}
            title={
              member.mayChange ? (
                <Button look="quiet" onClick={() => setEdited(member)}>
                  {member.name}
                </Button>
              ) : (
                member.name
              )
            }
            facts={[
              member.roleName,
              dockNames(team, member.dockIds),
              member.emailAddress,
              member.until && `${member.hasEnded ? 'Ended' : 'Until'} ${dateText(member.until)}`,
            ]}
          />
        ))}
        {team.invitations.map((invitation) => (
          <PendingRow key={invitation.id} team={team} invitation={invitation} />
        ))}
      </Rows>
      {inviting && <InviteDialog team={team} onClose={() => setInviting(false)} />}
      {edited && <MemberDialog team={team} member={edited} onClose={() => setEdited(undefined)} />}
    </Panel>
  );
}

function PendingRow({ team, invitation }: { team: TeamAnswer; invitation: Pending }) {
  const { done, wrong } = useToasts();
  const params = { id: invitation.id };
  const resend = useWrite('resendInvitation');
  const link = useWrite('copyInvitationLink');
  const copy = () =>
    link.mutate(
      { params },
      {
        onSuccess: ({ url }) =>
          navigator.clipboard.writeText(url).then(
            () => done('The link is copied.'),
            () => done(url),
          ),
        onError: wrong,
      },
    );
  return (
    <Row
      title={invitation.emailAddress}
      facts={[
        invitation.roleName,
        dockNames(team, invitation.dockIds),
        invitation.hasEnded ? 'Invitation ended' : label('Settings', 'Team', 'Pending'),
        invitation.until && `Until ${dateText(invitation.until)}`,
      ]}
      actions={
        invitation.mayChange && (
          <>
            <Button
              onClick={() =>
                resend.mutate(
                  { params },
                  {
                    onSuccess: () =>
                      done(`A new link is on its way to ${invitation.emailAddress}.`),
                    onError: wrong,
                  },
                )
              }
            >
              {label('Settings', 'Team', 'Resend')}
            </Button>
            {!invitation.hasEnded && (
              <Button onClick={copy}>{label('Settings', 'Team', 'Copy link')}</Button>
            )}
            <FinalButton
              label={label('Settings', 'Team', 'Withdraw')}
              title={`Withdraw the invitation of ${invitation.emailAddress}?`}
              action="Withdraw for good"
              does="withdrawInvitation"
              input={{ params }}
              done="The invitation is withdrawn."
            >
              <p>The link in the e-mail stops working. You can invite the person again.</p>
            </FinalButton>
          </>
        )
      }
    />
  );
}

function Roles({ team }: { team: TeamAnswer }) {
  const mayEdit = useMay()('team.edit');
  const [edited, setEdited] = useState<RoleToEdit>();
  return (
    <Panel
      title={label('Settings', 'Team', 'Roles')}
      hint="Copy the role that comes closest, and change its ticks."
    >
      <Rows>
        {team.roles.map((role) => (
          <Row
            key={role.id}
            title={role.name}
            facts={[
              role.copiedFrom && `Copied from: ${role.copiedFrom}`,
              counted(team.members.filter(({ roleId }) => roleId === role.id).length, 'member'),
            ]}
            actions={
              mayEdit && (
                <>
                  {role.mayChange && (
                    <Button onClick={() => setEdited({ kind: 'change', role })}>Change</Button>
                  )}
                  <Button onClick={() => setEdited({ kind: 'copy', role })}>
                    {label('Settings', 'Team', 'Copy role')}
                  </Button>
                </>
              )
            }
          />
        ))}
      </Rows>
      {edited && <RoleDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </Panel>
  );
}

function dockNames({ docks }: TeamAnswer, dockIds: readonly string[] | null): string {
  if (dockIds === null) return label('Settings', 'Team', 'All docks');
  return dockIds
    .map((id) => docks.find((dock) => dock.id === id)?.name ?? 'another dock')
    .join(', ');
}
