/** Asks the device for a passkey, and returns what it answers to a challenge. */
export async function answerWithPasskey(optionsJson: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(optionsJson) }));
}
