import type { MailContent } from '../content'

export type MailKind = MailContent['template']

export type ContentOf<Kind extends MailKind> = Extract<MailContent, { template: Kind }>

/** What a letter may say. Names are plain by then, and `product` is the installation's. */
export type ValuesOf<Kind extends MailKind> = Omit<ContentOf<Kind>, 'link' | 'template'> & { product: string }

/** A letter without its greeting. The subject begins with our own words: what people typed comes after them. */
export interface Written {
  subject: string
  /** Shown in the list of mails, after the subject. */
  preview: string
  heading: string
  /** Who wants what, and what there is to know. */
  paragraphs: string[]
  /** Lines that belong together, below the paragraphs. */
  facts?: string[]
  /** Why the person gets this, and what happens when they do nothing. */
  footnote: string
}

type WrittenFor<Kind extends MailKind> =
  ContentOf<Kind> extends { link: string } ? Written & { /** Words of the button. */ action: string } : Written

/** The letters of some kinds of mail, in one language. */
export type LettersOf<Kind extends MailKind> = { [K in Kind]: (values: ValuesOf<K>) => WrittenFor<K> }

export type AccountKind =
  | 'addressChanged'
  | 'changeAddress'
  | 'newSignIn'
  | 'resetPassword'
  | 'secondFactor'
  | 'sessionsEnded'
  | 'verifyAddress'
export type PeopleKind =
  | 'accessRemoved'
  | 'collaboratorApproved'
  | 'collaboratorDeclined'
  | 'collaboratorRequest'
  | 'invitation'
  | 'ownershipTransferred'
  | 'roleChanged'
export type SiteKind = Exclude<MailKind, AccountKind | PeopleKind>

/** Why a mail did not arrive. */
export type LossReason = 'mailboxFull' | 'noSuchAddress' | 'refused' | 'unreachable'

/** Everything that mails say in one language. */
export interface MailMessages {
  letters: LettersOf<MailKind>
  /** First line. The name is empty where it is not known. */
  greeting: (name: string) => string
  /** Stands for a name of which nothing was left: a person's, and any other. */
  somebody: string
  nameless: string
  /** Stands for a device or a network of which nothing is known. */
  unknown: string
  /** Below the button. */
  orCopy: string
  /** Last line of mails in the name of a site. */
  sentFor: (values: { product: string; site: string }) => string
  /** Such as "21 November 2026, 19:30 UTC". */
  moment: Intl.DateTimeFormat
  /** The notice to those who can do something about a mail that is lost. */
  lost: { title: (to: string) => string; body: Record<LossReason, string> }
}
