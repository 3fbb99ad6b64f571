import { useAsk } from '../../api/ask.ts';
import { label } from '../../shell/label.ts';
import { Screen } from '../../shell/screen/Screen.tsx';
import { Answered } from '../../shell/states/Answered.tsx';
import { NameForm } from './NameForm.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';

/** My profile: the own name, and everything by which one signs in. */
export default function Profile() {
  const asked = useAsk('getProfile', {}, { still: true });
  return (
    <Screen title={label('Initials', 'My profile')}>
      <Answered asked={asked} label="Loading your profile">
        {(profile) => (
          <>
            <NameForm profile={profile} />
            <PasswordForm />
            <Passkeys profile={profile} />
            <Sessions profile={profile} />
          </>
        )}
      </Answered>
    </Screen>
  );
}
