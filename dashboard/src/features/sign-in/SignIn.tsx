import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { label } from '../../shell/label.ts';
import { Card } from './Card.tsx';
import styles from './SignIn.module.css';
import { SignInForm } from './SignInForm.tsx';

/** Where whoever is not signed in begins. */
export default function SignIn() {
  const queries = useQueryClient();
  return (
    <Card title={label('Sign in')}>
      <SignInForm onSignedIn={() => queries.invalidateQueries()}>
        <Link href="/forgot-password" className={styles.link}>
          {label('Forgot password')}
        </Link>
      </SignInForm>
    </Card>
  );
}
