import type { LettersOf, PeopleKind } from '../MailMessages'

export const peopleLetters: LettersOf<PeopleKind> = {
  accessRemoved: ({ product, site }) => ({
    footnote: `There is nothing to do. If you think this is a mistake, contact the people you worked with at ${site}.`,
    heading: `Your access to ${site} has ended`,
    paragraphs: [
      `The people who look after ${site} have removed your access. You can no longer open it on ${product}.`,
      'You keep your account and your access to other sites.',
    ],
    preview: 'You keep your account and your access to other sites.',
    subject: `You no longer have access to ${site}`,
  }),
  collaboratorApproved: ({ organisation, product, site }) => ({
    action: 'Open the site',
    footnote: `You are receiving this because you belong to ${organisation}. There is nothing you have to do.`,
    heading: `You can now work on ${site}`,
    paragraphs: [
      `The people who look after ${site} have approved the request of ${organisation}. You can open the site on ${product} from now on.`,
    ],
    preview: 'Your request was approved.',
    subject: `You can now work on ${site}`,
  }),
  collaboratorDeclined: ({ organisation, site }) => ({
    footnote: `You are receiving this because you belong to ${organisation}. There is nothing to do. If you think this is a mistake, contact the people you know at ${site}.`,
    heading: 'Your request was declined',
    paragraphs: [
      `The people who look after ${site} have declined the request of ${organisation}. No one at ${organisation} has access to the site.`,
    ],
    preview: 'There is nothing to do.',
    subject: `Your request was declined by ${site}`,
  }),
  collaboratorRequest: ({ organisation, site }) => ({
    action: 'Answer the request',
    footnote: `You are receiving this because you manage the people of ${site}. If you do nothing, the request waits and no access is given.`,
    heading: `Someone asks for access to ${site}`,
    paragraphs: [
      `The organisation ${organisation} would like to work with you on ${site}.`,
      'Approve the request and choose what its members can do, or decline it. Until then, they have no access to your site.',
    ],
    preview: `From ${organisation}. They have no access until you approve it.`,
    subject: `Request for access to ${site}`,
  }),
  invitation: ({ inviter, isAgain, product, role, site }) => ({
    action: 'Accept the invitation',
    footnote: `The link works once, within seven days. If you do nothing, the invitation expires and nothing changes. If you don’t know ${site}, you can ignore this email.`,
    heading: `Join ${site}`,
    paragraphs: [
      role
        ? `${inviter} invites you to join ${site} on ${product}. Your role is “${role}”.`
        : `${inviter} invites you to join ${site} on ${product}, as an admin.`,
      `${site} runs its website and its events there. If you don’t have an account yet, you choose a password; otherwise you sign in as usual.`,
      ...(isAgain ? ['The link in the earlier email no longer works.'] : []),
    ],
    preview: isAgain ? 'With a new link. It works for seven days.' : 'The link works for seven days.',
    subject: isAgain ? `Reminder: you are invited to ${site}` : `You are invited to ${site}`,
  }),
  ownershipTransferred: ({ from, isNewOwner, site, to }) =>
    isNewOwner
      ? {
          action: 'Open the site',
          footnote:
            'There is nothing you have to do. If you don’t want this, you can transfer the site to another admin at any time.',
          heading: `You are now the owner of ${site}`,
          paragraphs: [
            from
              ? `You are the owner of ${site} from now on. Until now it was ${from}.`
              : `You are the owner of ${site} from now on.`,
            'Only you, as the owner, can make people admins and transfer the site.',
          ],
          preview: 'There is nothing you have to do.',
          subject: `You are now the owner of ${site}`,
        }
      : {
          action: 'Open the site',
          footnote:
            'If you agreed to this, there is nothing to do. If you did not, change your password now and tell the provider of your site.',
          heading: `New owner of ${site}`,
          paragraphs: [`From now on ${to} is the owner of ${site}. You stay an admin of the site.`],
          preview: 'If you agreed to this, there is nothing to do.',
          subject: `New owner of ${site}`,
        },
  roleChanged: ({ role, site }) => ({
    action: 'Open the site',
    footnote: `There is nothing you have to do. If you did not expect this, ask the people who look after ${site}.`,
    heading: `Your role at ${site} has changed`,
    paragraphs: [
      role ? `At ${site} your role is now “${role}”.` : `At ${site} you are now an admin.`,
      'What you can see and change may be different from now on.',
    ],
    preview: role ? `It is now “${role}”.` : 'You are now an admin.',
    subject: `Your role has changed at ${site}`,
  }),
}
