/** A passkey as it is stored. */
type StoredPasskey = {
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
};

type Site = {
  /** Where the dashboard is: passkeys of other sites are of no use here. */
  dashboardUrl: string;
};

type Answered = Site & {
  responseJson: string;
  /** Tells, once, whether a challenge was given out and waits for its answer. */
  isOpen(challenge: string): Promise<boolean>;
};

/** How passkeys are asked for and checked. Nothing is thrown for an answer that is wrong. */
export type Passkeys = {
  registration(
    asked: Site & { person: { id: string; name: string; emailAddress: string }; known: string[] },
  ): Promise<{ optionsJson: string; challenge: string }>;
  checkRegistration(answered: Answered): Promise<StoredPasskey | undefined>;
  signIn(asked: Site): Promise<{ optionsJson: string; challenge: string }>;
  /** The ID of the passkey that an answer claims to come from. */
  claimedId(responseJson: string): string | undefined;
  /** How often the passkey has been used by now, if the answer is right. */
  checkSignIn(answered: Answered & { passkey: StoredPasskey }): Promise<number | undefined>;
};
