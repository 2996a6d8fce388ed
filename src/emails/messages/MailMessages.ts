import type { MailContent } from '@/emails/content'

export type MailKind = MailContent['template']

export type ContentOf<Kind extends MailKind> = Extract<MailContent, { template: Kind }>

/** The values available to an email's texts. Names are sanitized by then; `product` is the installation's name. */
export type ValuesOf<Kind extends MailKind> = Omit<ContentOf<Kind>, 'link' | 'template'> & { product: string }

/** The texts of an email, without the greeting. The subject starts with our own text, and user input follows it. */
export interface LetterText {
  subject: string
  /** Preview text that email clients show after the subject. */
  preview: string
  heading: string
  /** Who did what, and what the recipient should know. */
  paragraphs: string[]
  /** Lines of a block below the paragraphs. */
  facts?: string[]
  /** Why the recipient gets this email, and what happens if they ignore it. */
  footnote: string
}

type WrittenFor<Kind extends MailKind> =
  ContentOf<Kind> extends { link: string } ? LetterText & { /** Label of the button. */ action: string } : LetterText

/** The texts of some types of email, in one language. */
export type LettersOf<Kind extends MailKind> = { [K in Kind]: (values: ValuesOf<K>) => WrittenFor<K> }

export type AccountKind =
  | 'addressAsked'
  | 'addressChanged'
  | 'changeAddress'
  | 'newSignIn'
  | 'passkeyAdded'
  | 'passkeyBlocked'
  | 'passkeyEnded'
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

/** Why an email was not delivered. */
export type LossReason = 'mailboxFull' | 'noSuchAddress' | 'refused' | 'unreachable'

/** All texts of emails in one language. */
export interface MailMessages {
  letters: LettersOf<MailKind>
  /** First line. The name is empty if unknown. */
  greeting: (name: string) => string
  /** Replaces a name that is empty after sanitizing: that of a person (`somebody`) or any other (`nameless`). */
  somebody: string
  nameless: string
  /** Replaces an unknown device or network. */
  unknown: string
  /** Below the button. */
  orCopy: string
  /** Last line of emails sent on behalf of a tenant. */
  sentFor: (values: { product: string; site: string }) => string
  /** Such as "21 November 2026, 19:30 UTC". */
  moment: Intl.DateTimeFormat
  /** The notification for users who can do something about an undelivered email. */
  lost: { title: (to: string) => string; body: Record<LossReason, string> }
}
