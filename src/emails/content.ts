/**
 * What each kind of mail needs to be written. Sealed in the outbox; rendered when it is sent. `name` is the first name of
 * whom it is for, empty where it is not known; links are whole addresses.
 */
export type MailContent =
  | { template: 'accessRemoved'; name: string; site: string }
  /** To the old address, when an account gets another. */
  | { template: 'addressChanged'; name: string; address: string }
  | { template: 'changeAddress'; name: string; link: string }
  | { template: 'collaboratorApproved'; name: string; organisation: string; site: string; link: string }
  | { template: 'collaboratorDeclined'; name: string; organisation: string; site: string }
  | { template: 'collaboratorRequest'; name: string; organisation: string; site: string; link: string }
  | { template: 'formAnswer'; name: string; form: string; link: string }
  /** `role` is the title of a custom role, or empty for an admin. */
  | {
      template: 'invitation'
      name: string
      site: string
      inviter: string
      role: string
      link: string
      isAgain: boolean
    }
  /** `at` in ISO 8601; `device` such as "Firefox (Windows)"; device and network empty where nothing is known of them. */
  | { template: 'newSignIn'; name: string; device: string; network: string; at: string; link: string }
  | {
      template: 'ownershipTransferred'
      name: string
      site: string
      from: string
      to: string
      isNewOwner: boolean
      link: string
    }
  /** `askedBy`: the colleague who had it sent; empty where the person did. */
  | { template: 'resetPassword'; name: string; link: string; askedBy: string }
  | { template: 'roleChanged'; name: string; site: string; role: string; link: string }
  | { template: 'secondFactor'; name: string; isOn: boolean; link: string }
  /** The provider ended all sessions of the person. */
  | { template: 'sessionsEnded'; name: string; link: string }
  | { template: 'verifyAddress'; name: string; link: string }
  | { template: 'welcomeOwner'; name: string; site: string; link: string; isNew: boolean }
