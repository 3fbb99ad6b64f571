import { createContext, useContext, useSyncExternalStore } from 'react';

interface SessionState {
  /** Whether somebody is asked to sign in again, over what they were doing. */
  asking: boolean;
  /** How often somebody has signed in again: what ended with the session begins anew with it. */
  renewed: number;
}

/**
 * The session of this page. Once somebody is at work, a call that finds the session ended waits until
 * they have signed in again, and is repeated; what is on the screen stays.
 */
export class Session {
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { asking: false, renewed: 0 };
  #isAtWork = false;
  #wasPutOff = false;
  #waiting: { promise: Promise<boolean>; resolve: (isSignedIn: boolean) => void } | null = null;

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From now on whoever is signed out is asked on the spot. */
  begin(): void {
    this.#isAtWork = true;
  }

  /** Whoever signs out means it. */
  end(): void {
    this.#isAtWork = false;
    this.#settle(false);
  }

  /** Waits until somebody has signed in again; false when they did not. */
  async renew(isWrite: boolean): Promise<boolean> {
    if (!this.#isAtWork) return false;
    // Whoever has put it off is asked again by what they do, not by what the screen asks.
    if (this.#wasPutOff && !isWrite) return false;
    this.#waiting ??= openPromise();
    this.#show({ asking: true });
    return this.#waiting.promise;
  }

  signedIn(): void {
    this.#show({ renewed: this.#state.renewed + 1 });
    this.#settle(true);
  }

  putOff(): void {
    this.#settle(false);
    this.#wasPutOff = true;
  }

  #settle(isSignedIn: boolean): void {
    this.#wasPutOff = false;
    this.#waiting?.resolve(isSignedIn);
    this.#waiting = null;
    this.#show({ asking: false });
  }

  #show(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function openPromise() {
  let resolve: (isSignedIn: boolean) => void = () => {};
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no dashboard around this.');
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}
