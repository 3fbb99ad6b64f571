import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Passkeys } from '../ports/passkeys.ts';

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** Passkeys as WebAuthn has them: kept by the device, opened by finger, face or PIN. */
export const webauthnPasskeys: Passkeys = {
  async registration({ dashboardUrl, person, known }) {
    const options = await generateRegistrationOptions({
      rpName: 'Slipway',
      rpID: new URL(dashboardUrl).hostname,
      userID: new TextEncoder().encode(person.id),
      userName: person.emailAddress,
      userDisplayName: person.name,
      excludeCredentials: known.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { optionsJson: JSON.stringify(options), challenge: options.challenge };
  },

  async checkRegistration({ dashboardUrl, responseJson, isOpen }) {
    try {
      const response: RegistrationResponseJSON = JSON.parse(responseJson);
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: isOpen,
        expectedOrigin: dashboardUrl,
        expectedRPID: new URL(dashboardUrl).hostname,
      });
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey, counter, transports };
    } catch {
      return undefined;
    }
  },

  async signIn({ dashboardUrl }) {
    const options = await generateAuthenticationOptions({
      rpID: new URL(dashboardUrl).hostname,
      userVerification: 'required',
    });
    return { optionsJson: JSON.stringify(options), challenge: options.challenge };
  },

  claimedId(responseJson) {
    try {
      const { id } = JSON.parse(responseJson);
      return typeof id === 'string' ? id : undefined;
    } catch {
      return undefined;
    }
  },

  async checkSignIn({ dashboardUrl, responseJson, isOpen, passkey }) {
    try {
      const response: AuthenticationResponseJSON = JSON.parse(responseJson);
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: isOpen,
        expectedOrigin: dashboardUrl,
        expectedRPID: new URL(dashboardUrl).hostname,
        credential: { ...passkey, transports: passkey.transports as Transports },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  },
};
