import type { LettersOf, SiteKind } from '../MailMessages'

/** What is announced, before the titles of the events. */
const CHANGES = { cancelled: 'Cancelled', delayed: 'Delayed', moved: 'Moved', postponed: 'Postponed' }

export const siteLetters: LettersOf<SiteKind> = {
  changeAnnounced: ({ count, kind, person, site, title }) => ({
    action: 'See the announcement',
    facts: [title, count === 1 ? 'One performance' : `${count} performances`],
    footnote: `You are receiving this because you edit events of ${site}. If you do nothing, the change stays as it was announced.`,
    heading: `${CHANGES[kind]}: ${title}`,
    paragraphs: [
      `${person} announced a change of performances of ${site}. The reason for it, and what visitors read, are with the announcement.`,
    ],
    preview: `${person} announced a change of performances.`,
    subject: `${CHANGES[kind]}: ${title}`,
  }),
  formAnswer: ({ answers, form, visitor }) => ({
    action: 'Read the answer',
    ...(answers && { facts: answers }),
    footnote: `You are receiving this because the form “${form}” sends notifications to your address. ${visitor ? 'Your reply goes to the visitor. ' : ''}If you do nothing, the answer stays where it is.`,
    heading: `A new answer to “${form}”`,
    paragraphs: [
      answers
        ? `Someone has filled in the form “${form}” on your website. This is what they wrote:`
        : `Someone has filled in the form “${form}” on your website. To protect their privacy, this email does not contain the answer.`,
    ],
    preview: 'Someone has filled in a form on your website.',
    subject: `A new answer to “${form}”`,
  }),
  isolationBroken: ({ found, product }) => ({
    action: 'See what was found',
    facts: [found],
    footnote: `You are receiving this because you manage ${product}. The check repeats every hour, and reports again when it finds another route.`,
    heading: 'One site could reach another',
    paragraphs: [
      `The isolation canary of ${product} asked for documents of its own test sites, and an account of one reached the other. Other sites may be affected in the same way.`,
      'Find out what changed last, and consider going back to the previous version until the cause is known.',
    ],
    preview: 'The isolation canary found a wall that does not hold.',
    subject: 'One site could reach another',
  }),
  welcomeOwner: ({ isNew, product, site }) => ({
    action: isNew ? 'Set your password' : 'Open your site',
    footnote: isNew
      ? `You are receiving this because you are the owner of ${site}. The link works once, within seven days; after that, ask for a new password on the sign-in page.`
      : `You are receiving this because you are the owner of ${site}. There is no deadline: your site stays ready for you.`,
    heading: `Welcome to ${site}`,
    paragraphs: [
      `Your site ${site} is set up on ${product}.`,
      isNew
        ? 'Choose a password and start with your first page or event.'
        : 'Sign in as usual and start with your first page or event.',
    ],
    preview: isNew ? 'Choose a password and start.' : 'Sign in as usual and start.',
    subject: `Your site is ready: ${site}`,
  }),
}
