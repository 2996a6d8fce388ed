import type { AccountKind, LettersOf } from '../MailMessages'

export const accountLetters: LettersOf<AccountKind> = {
  addressAsked: ({ address, product }) => ({
    action: 'Open your account',
    footnote:
      'If this was you, there is nothing to do here. If it was not, change your password now: that stops the change, too.',
    heading: 'Another address for your account?',
    paragraphs: [
      `Someone, hopefully you, asked to change the email address of your ${product} account to ${address}. Until it is confirmed there, your account keeps its current address.`,
    ],
    preview: 'If it was not you, change your password now.',
    subject: 'Someone asked to change your email address',
  }),
  addressChanged: ({ address, product }) => ({
    footnote:
      'If this was you, there is nothing to do. If it was not, someone else may be using your account: tell the people who run your site at once.',
    heading: 'Your account has a new email address',
    paragraphs: [
      `Your ${product} account now uses the email address ${address}. Use it to sign in from now on; emails go there instead of here.`,
    ],
    preview: 'Use the new address to sign in from now on.',
    subject: 'Your account has a new email address',
  }),
  changeAddress: ({ product }) => ({
    action: 'Use this address',
    footnote:
      'If you do nothing, your account keeps its current address. If you don’t recognise this request, you can ignore this email.',
    heading: 'Is this your new address?',
    paragraphs: [
      `Someone, hopefully you, wants to use this address for their ${product} account.`,
      'Once you confirm it, use it to sign in.',
    ],
    preview: 'Until you confirm it, your account keeps its current address.',
    subject: 'Please confirm your new address',
  }),
  newSignIn: ({ at, device, network, product }) => ({
    action: 'See where you are signed in',
    facts: [`Device: ${device}`, `Network: ${network}`, `Time: ${at}`],
    footnote: 'If this was you, there is nothing to do. If it was not, end that session and change your password now.',
    heading: 'Was this you?',
    paragraphs: [`Someone signed in to your ${product} account from a new device.`],
    preview: 'From a new device. Was this you?',
    subject: 'New sign-in to your account',
  }),
  resetPassword: ({ askedBy, product }) => ({
    action: 'Choose a new password',
    footnote: 'The link works once, within one hour. If you do nothing, your password stays the same.',
    heading: 'Choose a new password',
    paragraphs: [
      askedBy
        ? `${askedBy} sent you this link, so that you can choose a new password for your ${product} account.`
        : `Someone, hopefully you, asked for a new password for your ${product} account.`,
    ],
    preview: 'The link works for one hour.',
    subject: 'Choose a new password',
  }),
  passkeyAdded: ({ passkey, product }) => ({
    action: 'Open your account',
    footnote:
      'If this was you, there is nothing to do. If it was not, end the passkey, sign out everywhere and choose a new password.',
    heading: 'A passkey was added',
    paragraphs: [
      `The passkey “${passkey}” now signs in to your ${product} account. Signing in with the password alone no longer works: it also takes a passkey, a code or a backup code.`,
    ],
    preview: 'A new passkey signs in to your account.',
    subject: 'A passkey was added',
  }),
  passkeyBlocked: ({ passkey, product }) => ({
    action: 'Open your account',
    footnote: 'If you do not recognise this, sign out everywhere and choose a new password.',
    heading: 'A passkey was blocked',
    paragraphs: [
      `The passkey “${passkey}” of your ${product} account does not sign in any more: a signature shows that a copy of it exists. End it in your account, and add a new one.`,
    ],
    preview: 'A copy of the passkey seems to exist.',
    subject: 'A passkey was blocked',
  }),
  passkeyEnded: ({ passkey, product }) => ({
    action: 'Open your account',
    footnote: 'If this was you, there is nothing to do. If it was not, sign out everywhere and choose a new password.',
    heading: passkey ? 'A passkey was ended' : 'All passkeys were ended',
    paragraphs: [
      passkey
        ? `The passkey “${passkey}” no longer signs in to your ${product} account.`
        : `No passkey signs in to your ${product} account any more, and you were signed out on all other devices.`,
    ],
    preview: passkey ? 'It no longer signs in to your account.' : 'They no longer sign in to your account.',
    subject: passkey ? 'A passkey was ended' : 'All passkeys were ended',
  }),
  secondFactor: ({ isOn, product }) =>
    isOn
      ? {
          action: 'Open your account',
          footnote: 'If this was you, there is nothing to do. If it was not, change your password now.',
          heading: 'Two-factor sign-in is on',
          paragraphs: [
            `From now on, signing in to your ${product} account requires your password and a code from your authenticator app.`,
            'Keep the backup codes somewhere you can reach without your phone.',
          ],
          preview: 'Signing in requires a code from now on.',
          subject: 'Two-factor sign-in is on',
        }
      : {
          action: 'Open your account',
          footnote:
            'If this was you, there is nothing to do. If it was not, change your password now and turn two-factor sign-in on again.',
          heading: 'Two-factor sign-in is off',
          paragraphs: [`From now on, signing in to your ${product} account requires only your password.`],
          preview: 'Signing in requires only your password from now on.',
          subject: 'Two-factor sign-in is off',
        },
  sessionsEnded: ({ product }) => ({
    action: 'Sign in',
    footnote:
      'If you do not know why, ask the people who run your site. If you think that someone else knows your password, choose a new one.',
    heading: 'You were signed out everywhere',
    paragraphs: [
      `The people who run ${product} ended your sessions on all devices. Your password has not changed: sign in with it to continue working.`,
    ],
    preview: 'Sign in to continue working.',
    subject: 'You were signed out everywhere',
  }),
  verifyAddress: ({ product }) => ({
    action: 'This is my address',
    footnote:
      'The link works for one day. If you do nothing, the address stays unconfirmed. If you don’t recognise this request, you can ignore this email.',
    heading: 'Is this your address?',
    paragraphs: [
      `Please confirm that this address is yours, so that ${product} can reach you and you can choose a new password if you ever need one.`,
    ],
    preview: 'The link works for one day.',
    subject: 'Please confirm your address',
  }),
}
