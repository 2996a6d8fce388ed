import { accountLetters } from './account/cy'
import type { MailMessages } from './MailMessages'
import { momentFormat } from './momentFormat'
import { peopleLetters } from './people/cy'
import { siteLetters } from './site/cy'

export const cy: MailMessages = {
  greeting: (name) => (name ? `Helo ${name},` : 'Helo,'),
  letters: { ...accountLetters, ...peopleLetters, ...siteLetters },
  lost: {
    body: {
      mailboxFull:
        'Mae eu blwch post yn llawn. Ni chaiff ei anfon eto’n awtomatig: rhowch gynnig arall arni pan fydd lle.',
      noSuchAddress:
        'Nid oes blwch post o’r fath. Ni chaiff ei anfon eto’n awtomatig: gwiriwch y cyfeiriad am wallau teipio.',
      refused:
        'Gwrthododd eu gweinydd post y neges. Ni chaiff ei hanfon eto’n awtomatig: cysylltwch â’r person mewn ffordd arall, neu rhowch gynnig arall arni’n nes ymlaen.',
      unreachable:
        'Nid oedd modd cyrraedd y gweinydd post ar ôl sawl ymgais. Ni chaiff y neges ei hanfon eto’n awtomatig: rhowch gynnig arall arni’n nes ymlaen.',
    },
    title: (to) => `Ni chyrhaeddodd e-bost at ${to}`,
  },
  moment: momentFormat('cy'),
  nameless: '(enw heb ei ddangos)',
  orCopy: 'Neu copïwch y cyfeiriad hwn i’ch porwr:',
  sentFor: ({ product, site }) => `Anfonwyd gan ${product} ar ran ${site}.`,
  somebody: 'Rhywun',
  unknown: 'anhysbys',
}
