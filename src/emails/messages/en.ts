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
      mailboxFull: 'The mailbox there is full. Nothing more is sent by itself: do it again once there is room.',
      noSuchAddress: 'There is no such mailbox. Look for a slip in the address; nothing more is sent by itself.',
      refused:
        'The mail server there refused it. Nothing more is sent by itself: reach the person in another way, or try again later.',
      unreachable:
        'The mail server could not be reached, in many tries. Nothing more is sent by itself: try again later.',
    },
    title: (to) => `A mail to ${to} did not arrive`,
  },
  moment: momentFormat('en-GB'),
  nameless: '(name not shown)',
  orCopy: 'Or copy this address into your browser:',
  sentFor: ({ product, site }) => `Sent by ${product} for ${site}.`,
  somebody: 'Somebody',
  unknown: 'not known',
}
