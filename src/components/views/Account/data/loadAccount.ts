import type { PayloadRequest } from 'payload'
import { isSecondFactorMissing, type Person } from '@/access/person'
import { readAccount } from '@/database/accounts/accountReads'
import type { PersonFields } from '@/lib/accounts/personFields'
import { ADMIN_LANGUAGES } from '@/lib/languages/adminLanguages'

/** Data of the account screen, except sessions. */
export interface AccountData {
  email: string
  emailVerified: boolean
  profile: PersonFields
  factor: { backupCodes: number; hasApp: boolean; isOn: boolean; sitesRequiringIt: string[] }
  /** New address that awaits confirmation. */
  waiting: string | null
}

/** Loads the user's own account. */
export async function loadAccount({ i18n, payload }: PayloadRequest, person: Person): Promise<AccountData> {
  const row = await readAccount(payload, person.id)
  const currentLanguage = ADMIN_LANGUAGES.find((language) => language === i18n.language)
  return {
    email: person.email,
    emailVerified: row?.email_verified ?? false,
    factor: {
      backupCodes: row?.backup_codes ?? 0,
      hasApp: row?.has_app ?? false,
      isOn: row?.backup_codes != null,
      sitesRequiringIt: [...person.memberships.values()].flatMap(({ tenant }) =>
        isSecondFactorMissing(person, tenant.id) ? [tenant.name] : [],
      ),
    },
    profile: {
      displayName: row?.display_name ?? '',
      firstName: row?.first_name ?? '',
      // The language on screen takes precedence over the stored one.
      language: currentLanguage ?? row?.language ?? 'en',
      lastName: row?.last_name ?? '',
    },
    waiting: row?.waiting ?? null,
  }
}
