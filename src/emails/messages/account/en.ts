import type { AccountKind, LettersOf } from '../MailMessages'

export const accountLetters: LettersOf<AccountKind> = {
  addressChanged: ({ address, product }) => ({
    footnote:
      'If this was you, there is nothing to do. If it was not, somebody else may have your account: tell the people who run your site at once.',
    heading: 'Your account has a new address',
    paragraphs: [
      `Your ${product} account now belongs to the address ${address}. You sign in with it from now on, and mails go there instead of here.`,
    ],
    preview: 'You sign in with the new one from now on.',
    subject: 'Your account has a new address',
  }),
  changeAddress: ({ product }) => ({
    action: 'Use this address',
    footnote:
      'If you do nothing, the account keeps its old address. If you do not know what this is about, you can ignore this mail.',
    heading: 'Is this your new address?',
    paragraphs: [
      `Somebody, hopefully you, wants to use this address for their ${product} account.`,
      'Once you confirm it, you sign in with it.',
    ],
    preview: 'Until you do, the account keeps its old one.',
    subject: 'Please confirm your new address',
  }),
  newSignIn: ({ at, device, network, product }) => ({
    action: 'See where you are signed in',
    facts: [`Device: ${device}`, `Network: ${network}`, `Time: ${at}`],
    footnote: 'If it was you, there is nothing to do. If it was not, end that session and change your password now.',
    heading: 'Was this you?',
    paragraphs: [`Somebody signed in to your ${product} account from a device that it did not know.`],
    preview: 'From a device that your account did not know. Was it you?',
    subject: 'New sign-in to your account',
  }),
  resetPassword: ({ askedBy, product }) => ({
    action: 'Choose a new password',
    footnote: 'The link works for one hour, once. If you do nothing, your password stays as it is.',
    heading: 'Choose a new password',
    paragraphs: [
      askedBy
        ? `${askedBy} had this link sent to you, so that you can choose a new password for your ${product} account.`
        : `Somebody, hopefully you, asked for a new password for your ${product} account.`,
    ],
    preview: 'The link works for one hour.',
    subject: 'Choose a new password',
  }),
  secondFactor: ({ isOn, product }) =>
    isOn
      ? {
          action: 'Open your account',
          footnote: 'If this was you, there is nothing to do. If it was not, change your password now.',
          heading: 'Two-factor sign-in is on',
          paragraphs: [
            `From now on, signing in to your ${product} account takes your password and a code from your authenticator app.`,
            'Keep the backup codes somewhere you can reach without your phone.',
          ],
          preview: 'Signing in takes a code from now on.',
          subject: 'Two-factor sign-in is on',
        }
      : {
          action: 'Open your account',
          footnote:
            'If this was you, there is nothing to do. If it was not, change your password now and switch two-factor sign-in on again.',
          heading: 'Two-factor sign-in is off',
          paragraphs: [`From now on, signing in to your ${product} account takes the password alone.`],
          preview: 'Signing in takes the password alone from now on.',
          subject: 'Two-factor sign-in is off',
        },
  sessionsEnded: ({ product }) => ({
    action: 'Log in',
    footnote:
      'If you do not know why, ask the people who run your site. If you think that somebody else knows your password, choose a new one.',
    heading: 'You were signed out everywhere',
    paragraphs: [
      `The people who run ${product} ended your sessions on all devices. Your password is the same as before: log in with it to go on working.`,
    ],
    preview: 'Log in to go on working.',
    subject: 'You were signed out everywhere',
  }),
  verifyAddress: ({ product }) => ({
    action: 'This is my address',
    footnote:
      'The link works for one day. If you do nothing, the address stays unconfirmed. If you do not know what this is about, you can ignore this mail.',
    heading: 'Is this your address?',
    paragraphs: [
      `Please confirm that this address is yours, so that ${product} can reach you and you can choose a new password if you ever need one.`,
    ],
    preview: 'The link works for one day.',
    subject: 'Please confirm your address',
  }),
}
