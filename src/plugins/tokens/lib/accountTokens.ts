import type { PayloadRequest } from 'payload'
import { isTokenKey } from '../../../access/bearerTokens'
import { isMember, type Person } from '../../../access/person'
import type { GroupInWords } from '../../../components/views/Settings/Users/data/permissionGroups'
import { permissionGroups } from '../../../components/views/Settings/Users/data/permissionGroups'
import { hasFactor } from '../../../database/accounts/secondFactors'
import { translatorOf } from '../../../i18n/translator'
import { exactTime } from '../../../lib/times/relativeTime'
import { listTokensOf } from '../database/accessTokens'

/** A token in the list of its owner. Moments as they are read. */
export interface ListedToken {
  id: string
  name: string
  site: string
  expires: string
  isExpired: boolean
  used: string | null
}

/** A site for which a token can be created, with what the person can give to one there. */
export interface TokenSite {
  id: string
  name: string
  groups: GroupInWords[]
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
  const tokens = rows.map(({ expiresAt, id, lastUsedAt, name, tenantId }) => ({
    id,
    expires: exactTime(expiresAt, language),
    isExpired: expiresAt.getTime() <= Date.now(),
    name,
    site: person.memberships.get(tenantId)?.tenant.name ?? '',
    used: lastUsedAt && exactTime(lastUsedAt, language),
  }))
  return { needsCode, sites: sitesOf(req, person), tokens }
}

function sitesOf(req: PayloadRequest, person: Person): TokenSite[] {
  const t = translatorOf(req.i18n)
  const places = [...person.memberships.values()].filter(({ tenant }) => isMember(person, tenant.id))
  return places.flatMap(({ keys, tenant }) => {
    const offered = permissionGroups(req, t, keys).map((group) => ({ ...group, permissions: group.permissions.filter(({ isHeld, key }) => isHeld && isTokenKey(key)) }))
    const groups = offered.filter(({ permissions }) => permissions.length > 0)
    return groups.length > 0 ? [{ groups, id: tenant.id, name: tenant.name }] : []
  })
}
