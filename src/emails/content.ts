/** What each kind of mail needs to be written. Sealed in the outbox; rendered when it is sent. */
export type MailContent =
  | { template: 'welcomeOwner'; name: string; site: string; link: string; isNew: boolean }
  | { template: 'resetPassword'; name: string; link: string }
  | { template: 'verifyAddress'; name: string; link: string }
  | { template: 'formAnswer'; name: string; form: string; link: string }
