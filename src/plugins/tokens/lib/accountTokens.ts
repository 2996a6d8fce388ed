import type { PayloadRequest } from 'payload'
import { isTokenKey } from '../../../access/bearerTokens'
import { isMember, type Person } from '../../../access/person'
import { permissionGroups, type TranslatedGroup } from '../../../components/views/Settings/Users/data/permissionGroups'
import { hasFactor } from '../../../database/accounts/secondFactors'
import type { Translator } from '../../../i18n/createTranslator'
import { translatorOf } from '../../../i18n/translator'
import { exactTime } from '../../../lib/times/relativeTime'
import { listTokensOf } from '../database/accessTokens'

/** A token in the list of its owner. Moments as they are read. */
export interface ListedToken {
  id: string
  name: string
  site: string
  /** What it may do, as a line. */
  permissions: string
  expires: string
  isExpired: boolean
  used: string | null
}

/** A site for which a token can be created, with what the person can give to one there. */
export interface TokenSite {
  id: string
  name: string
  groups: TranslatedGroup[]
}

export interface AccountTokens {
  tokens: ListedToken[]
  sites: TokenSite[]
  /** A code is asked beside the password. */
  needsCode: boolean
}

/** The tokens of a person, and what they can create. */
export async function accountTokens(req: PayloadRequest, person: Person): Promise<AccountTokens> {
  const { language } = req.i18n
  const [rows, needsCode] = await Promise.all([listTokensOf(req, person.id), hasFactor(req, person.id)])
  const t = translatorOf(req.i18n)
  const tokens = rows.map(({ expiresAt, id, keys, lastUsedAt, name, tenantId }) => ({
    id,
    expires: exactTime(expiresAt, language),
    isExpired: expiresAt.getTime() <= Date.now(),
    name,
    permissions: inALine(heldOf(permissionGroups(req, t, new Set(keys)))),
    site: person.memberships.get(tenantId)?.tenant.name ?? '',
    used: lastUsedAt && exactTime(lastUsedAt, language),
  }))
  return { needsCode, sites: sitesOf(req, person, t), tokens }
}

function sitesOf(req: PayloadRequest, person: Person, t: Translator): TokenSite[] {
  const places = [...person.memberships.values()].filter(({ tenant }) => isMember(person, tenant.id))
  return places.flatMap(({ keys, tenant }) => {
    const groups = heldOf(permissionGroups(req, t, new Set([...keys].filter(isTokenKey))))
    return groups.length > 0 ? [{ groups, id: tenant.id, name: tenant.name }] : []
  })
}

/** The groups with what is held of them. */
const heldOf = (groups: TranslatedGroup[]): TranslatedGroup[] =>
  groups
    .map((group) => ({ ...group, permissions: group.permissions.filter(({ isHeld }) => isHeld) }))
    .filter(({ permissions }) => permissions.length > 0)

const inALine = (groups: TranslatedGroup[]): string =>
  groups.map(({ label, permissions }) => `${label}: ${permissions.map((one) => one.label).join(', ')}`).join(' · ')
