import type { PayloadRequest } from 'payload'
import { isWithheld, type Person } from '../../../../access/person'
import { poolOf } from '../../../../database/poolOf'
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

interface Row {
  backup_codes: number | null
  display_name: string | null
  email: string
  email_verified: boolean | null
  first_name: string | null
  language: PersonFields['language'] | null
  last_name: string | null
  waiting: string | null
}

/** Reads a person's own account. */
export async function accountOf({ i18n, payload }: PayloadRequest, person: Person): Promise<AccountData> {
  const { rows } = await poolOf(payload).query<Row>({
    name: 'callboard-own-account',
    text: `select u.email, u.email_verified, u.first_name, u.last_name, u.display_name, u.language,
        (select jsonb_array_length(backup_hashes) from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as backup_codes,
        (select t.email from account_tokens t where t.user_id = u.id and t.kind = 'change' and t.expires_at > now()) as waiting
      from users u where u.id = $1`,
    values: [person.id],
  })
  const row = rows[0]
  const inView = ADMIN_LANGUAGES.find((one) => one === i18n.language)
  return {
    email: person.email,
    emailVerified: row?.email_verified ?? false,
    factor: {
      backupCodes: row?.backup_codes ?? 0,
      isOn: row?.backup_codes != null,
      sitesThatAsk: [...person.memberships.values()].flatMap(({ tenant }) => (isWithheld(person, tenant.id) ? [tenant.name] : [])),
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
