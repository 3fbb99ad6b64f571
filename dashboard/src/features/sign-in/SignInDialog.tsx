import { Dialog } from '@slipway/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../api/ask.ts';
import { useFacts } from '../../api/facts.ts';
import { useSession } from '../../api/session.ts';
import styles from './SignIn.module.css';
import { SignInForm } from './SignInForm.tsx';

/** Asks whoever was signed out to sign in again, over what they were doing. */
export default function SignInDialog() {
  const call = useCall();
  const queries = useQueryClient();
  const session = useSession();
  const { me, company } = useFacts();
  const signedIn = async () => {
    const found = await call('getDashboard', {});
    if (found.me.id === me.id && found.company.id === company.id) {
      session.signedIn();
      return queries.invalidateQueries();
    }
    // What was typed was somebody else's.
    session.end();
    return queries.resetQueries();
  };
  return (
    <Dialog title="You are signed out" close="Close" veiled onClose={() => session.putOff()}>
      <div className={styles.form}>
        <p>Sign in to go on. What you typed is kept.</p>
        <SignInForm onSignedIn={signedIn} />
      </div>
    </Dialog>
  );
}
