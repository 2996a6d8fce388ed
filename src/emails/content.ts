/**
 * The values of each type of email, encrypted in the outbox and rendered when sent. `name` is the recipient's first
 * name, empty if unknown; links are absolute URLs.
 */
export type MailContent =
  | { template: 'accessRemoved'; name: string; site: string }
  /** Sent to the present address when another one is asked for. */
  | { template: 'addressAsked'; name: string; address: string; link: string }
  /** Sent to the old address when the address of an account changes. */
  | { template: 'addressChanged'; name: string; address: string }
  | { template: 'changeAddress'; name: string; link: string }
  /** To colleagues who edit events. `title`: of the events concerned; `person` announced it. */
  | {
      template: 'changeAnnounced'
      name: string
      site: string
      person: string
      title: string
      kind: 'cancelled' | 'delayed' | 'moved' | 'postponed'
      count: number
      link: string
    }
  | { template: 'collaboratorApproved'; name: string; organisation: string; site: string; link: string }
  | { template: 'collaboratorDeclined'; name: string; organisation: string; site: string }
  | { template: 'collaboratorRequest'; name: string; organisation: string; site: string; link: string }
  /** `answers`: a line for each question, if the form sends them; `visitor`: where replies go, empty if unknown. */
  | { template: 'formAnswer'; name: string; form: string; link: string; answers?: string[]; visitor?: string }
  /** To super-admins, when the walls between sites do not hold. `found`: the routes concerned. */
  | { template: 'isolationBroken'; name: string; found: string; link: string }
  /** `role` is the title of a custom role; empty for admins. */
  | {
      template: 'invitation'
      name: string
      site: string
      inviter: string
      role: string
      link: string
      isAgain: boolean
    }
  /** `at` in ISO 8601; `device` such as "Firefox (Windows)"; device and network are empty if unknown. */
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
  | { template: 'passkeyAdded'; name: string; passkey: string; link: string }
  /** Sent when a signature shows that the passkey has been copied. */
  | { template: 'passkeyBlocked'; name: string; passkey: string; link: string }
  /** `passkey`: empty if all were ended at once. */
  | { template: 'passkeyEnded'; name: string; passkey: string; link: string }
  /** `askedBy`: the colleague who requested the email; empty if the user did. */
  | { template: 'resetPassword'; name: string; link: string; askedBy: string }
  | { template: 'roleChanged'; name: string; site: string; role: string; link: string }
  | { template: 'secondFactor'; name: string; isOn: boolean; link: string }
  /** Sent when the provider ends all sessions of a user. */
  | { template: 'sessionsEnded'; name: string; link: string }
  | { template: 'verifyAddress'; name: string; link: string }
  | { template: 'welcomeOwner'; name: string; site: string; link: string; isNew: boolean }
