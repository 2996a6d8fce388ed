import { plainName } from '../lib/names/plainName'
import type { MailContent } from './content'
import type { LetterProps } from './templates/Letter'

/** Subject and letter of a mail. Names that people typed are stripped of what could mislead a reader. */
export function letterOf(content: MailContent, product: string): { subject: string; letter: LetterProps } {
  const name = plainName(content.name)
  switch (content.template) {
    case 'welcomeOwner': {
      const site = plainName(content.site)
      return {
        letter: {
          action: { label: content.isNew ? 'Set your password' : 'Open your site', link: content.link },
          footnote: `You get this because you are now the owner of ${site}.${content.isNew ? ' The link works for seven days, once.' : ''}`,
          heading: `${site} is ready`,
          paragraphs: [
            `Hello ${name},`,
            `your site ${site} is set up on ${product}. ${content.isNew ? 'Choose a password and start' : 'Sign in as usual and start'} with your first page or event.`,
          ],
          preview: `Your site is set up on ${product}.`,
        },
        subject: `${site} is ready for you`,
      }
    }
    case 'resetPassword':
      return {
        letter: {
          action: { label: 'Choose a new password', link: content.link },
          footnote: 'If you did not ask for this, you need not do anything. The link works for one hour, once.',
          heading: 'Choose a new password',
          paragraphs: [`Hello ${name},`, `somebody, hopefully you, asked for a new password for your ${product} account.`],
          preview: 'The link works for one hour.',
        },
        subject: 'Choose a new password',
      }
    case 'verifyAddress':
      return {
        letter: {
          action: { label: 'This is my address', link: content.link },
          footnote: 'If you do not know what this is about, you need not do anything. The link works for one day.',
          heading: 'Is this your address?',
          paragraphs: [`Hello ${name},`, `please confirm that this address is yours, so that ${product} can reach you.`],
          preview: 'Please confirm your address.',
        },
        subject: 'Please confirm your address',
      }
    case 'formAnswer': {
      const form = plainName(content.form)
      return {
        letter: {
          action: { label: 'Read the answer', link: content.link },
          footnote: `You get this because your address stands in the form “${form}”.`,
          heading: `A new answer to “${form}”`,
          paragraphs: ['Somebody has filled in the form on your website. For their privacy the answer itself is not in this mail.'],
          preview: 'Somebody has filled in the form on your website.',
        },
        subject: `A new answer to “${form}”`,
      }
    }
    default:
      throw new Error(`No letter for ${content.template}`)
  }
}
