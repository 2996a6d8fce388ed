import { accountLetters } from './account/en'
import type { MailMessages } from './MailMessages'
import { momentFormat } from './momentFormat'
import { peopleLetters } from './people/en'
import { siteLetters } from './site/en'

export const en: MailMessages = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  letters: { ...accountLetters, ...peopleLetters, ...siteLetters },
  lost: {
    body: {
      mailboxFull: 'Their mailbox is full. It is not sent again automatically: try again once there is space.',
      noSuchAddress:
        'There is no such mailbox. It is not sent again automatically: check the address for typing errors.',
      refused:
        'Their mail server rejected it. It is not sent again automatically: contact the person in another way, or try again later.',
      unreachable:
        'The mail server could not be reached after many attempts. It is not sent again automatically: try again later.',
    },
    title: (to) => `An email to ${to} did not arrive`,
  },
  moment: momentFormat('en-GB'),
  nameless: '(name not shown)',
  orCopy: 'Or copy this address into your browser:',
  sentFor: ({ product, site }) => `Sent by ${product} for ${site}.`,
  somebody: 'Someone',
  unknown: 'not known',
}
