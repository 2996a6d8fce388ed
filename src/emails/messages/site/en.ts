import type { LettersOf, SiteKind } from '../MailMessages'

export const siteLetters: LettersOf<SiteKind> = {
  formAnswer: ({ form }) => ({
    action: 'Read the answer',
    footnote: `You get this because your address stands in the form “${form}”. If you do nothing, the answer stays where it is.`,
    heading: `A new answer to “${form}”`,
    paragraphs: [
      `Somebody has filled in the form “${form}” on your website. For their privacy the answer itself is not in this mail.`,
    ],
    preview: 'Somebody has filled in a form on your website.',
    subject: `A new answer to “${form}”`,
  }),
  welcomeOwner: ({ isNew, product, site }) => ({
    action: isNew ? 'Set your password' : 'Open your site',
    footnote: isNew
      ? `You get this because you are the owner of ${site}. The link works for seven days, once; after that, ask for a new password on the sign-in page.`
      : `You get this because you are the owner of ${site}. If you do nothing, the site waits for you.`,
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
