import type { PayloadRequest } from 'payload'
import { isSecondFactorMissing, type Person } from '../../../../access/person'
import { readAccount } from '../../../../database/accounts/accountReads'
import { ADMIN_LANGUAGES, type PersonFields } from '../../../../lib/accounts/personFields'

/** What the account screen shows of a person, sessions apart. */
export interface AccountData {
  email: string
  emailVerified: boolean
  profile: PersonFields
  factor: { backupCodes: number; isOn: boolean; sitesThatAsk: string[] }
  /** An address that waits to be confirmed. */
  waiting: string | null
}

/** Reads a person's own account. */
export async function accountOf({ i18n, payload }: PayloadRequest, person: Person): Promise<AccountData> {
  const row = await readAccount(payload, person.id)
  const inView = ADMIN_LANGUAGES.find((one) => one === i18n.language)
  return {
    email: person.email,
    emailVerified: row?.email_verified ?? false,
    factor: {
      backupCodes: row?.backup_codes ?? 0,
      isOn: row?.backup_codes != null,
      sitesThatAsk: [...person.memberships.values()].flatMap(({ tenant }) =>
        isSecondFactorMissing(person, tenant.id) ? [tenant.name] : [],
      ),
    },
    profile: {
      displayName: row?.display_name ?? '',
      firstName: row?.first_name ?? '',
      // What they read now, rather than what was stored before they chose.
      language: inView ?? row?.language ?? 'en',
      lastName: row?.last_name ?? '',
    },
    waiting: row?.waiting ?? null,
  }
}
