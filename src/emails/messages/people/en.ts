import type { LettersOf, PeopleKind } from '../MailMessages'

export const peopleLetters: LettersOf<PeopleKind> = {
  accessRemoved: ({ product, site }) => ({
    footnote: `There is nothing to do. If you think this is a mistake, talk to the people you worked with at ${site}.`,
    heading: `Your access to ${site} has ended`,
    paragraphs: [
      `The people who look after ${site} have removed your access. You cannot open it on ${product} any more.`,
      'Your account stays, and so does your access to other sites.',
    ],
    preview: 'Your account stays, and so does your access to other sites.',
    subject: `You no longer have access to ${site}`,
  }),
  collaboratorApproved: ({ organisation, product, site }) => ({
    action: 'Open the site',
    footnote: `You get this because you belong to ${organisation}. There is nothing you have to do.`,
    heading: `You can now work on ${site}`,
    paragraphs: [
      `The people who look after ${site} have approved the request of ${organisation}. You can open the site on ${product} from now on.`,
    ],
    preview: 'Your request was approved.',
    subject: `You can now work on ${site}`,
  }),
  collaboratorDeclined: ({ organisation, site }) => ({
    footnote: `You get this because you belong to ${organisation}. There is nothing to do. If you think this is a mistake, talk to the people you know at ${site}.`,
    heading: 'Your request was declined',
    paragraphs: [
      `The people who look after ${site} have declined the request of ${organisation}. Nobody of ${organisation} has access to the site.`,
    ],
    preview: 'There is nothing to do.',
    subject: `Your request was declined by ${site}`,
  }),
  collaboratorRequest: ({ organisation, site }) => ({
    action: 'Answer the request',
    footnote: `You get this because you look after the people of ${site}. If you do nothing, the request waits and nobody gets in.`,
    heading: `Somebody asks for access to ${site}`,
    paragraphs: [
      `The organisation ${organisation} would like to work with you on ${site}.`,
      'Approve the request and choose what its members may do, or decline it. Until then they see nothing of your site.',
    ],
    preview: `From ${organisation}. Nobody gets in until you approve it.`,
    subject: `Request for access to ${site}`,
  }),
  invitation: ({ inviter, isAgain, product, role, site }) => ({
    action: 'Accept the invitation',
    footnote: `The link works for seven days, once. If you do nothing, the invitation expires and nothing changes. If you do not know ${site}, you can ignore this mail.`,
    heading: `Join ${site}`,
    paragraphs: [
      role
        ? `${inviter} invites you to join ${site} on ${product}. Your role is “${role}”.`
        : `${inviter} invites you to join ${site} on ${product}, as an admin.`,
      `${site} runs its website and its events there. If you have no account yet, you choose a password; otherwise you sign in with the one you have.`,
      ...(isAgain ? ['The link in the earlier mail does not work any more.'] : []),
    ],
    preview: isAgain ? 'With a new link. It works for seven days.' : 'The link works for seven days.',
    subject: isAgain ? `Reminder: you are invited to ${site}` : `You are invited to ${site}`,
  }),
  ownershipTransferred: ({ from, isNewOwner, site, to }) =>
    isNewOwner
      ? {
          action: 'Open the site',
          footnote:
            'There is nothing you have to do. If you do not want this, you can pass the site on to another admin at any time.',
          heading: `You are now the owner of ${site}`,
          paragraphs: [
            from
              ? `You are the owner of ${site} from now on. Until now it was ${from}.`
              : `You are the owner of ${site} from now on.`,
            'As the owner you alone make admins, and you alone can pass the site on.',
          ],
          preview: 'There is nothing you have to do.',
          subject: `You are now the owner of ${site}`,
        }
      : {
          action: 'Open the site',
          footnote:
            'If you agreed to this, there is nothing to do. If you did not, change your password now and tell the provider of your site.',
          heading: `New owner of ${site}`,
          paragraphs: [`From now on ${to} is the owner of ${site}. You stay there as an admin.`],
          preview: 'If you agreed to this, there is nothing to do.',
          subject: `New owner of ${site}`,
        },
  roleChanged: ({ role, site }) => ({
    action: 'Open the site',
    footnote: `There is nothing you have to do. If this surprises you, ask the people who look after ${site}.`,
    heading: `Your role at ${site} has changed`,
    paragraphs: [
      role ? `At ${site} your role is now “${role}”.` : `At ${site} you are now an admin.`,
      'From now on you may see and change other things than before.',
    ],
    preview: role ? `It is now “${role}”.` : 'You are now an admin.',
    subject: `Your role has changed at ${site}`,
  }),
}
