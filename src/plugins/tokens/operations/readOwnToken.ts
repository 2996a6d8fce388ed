import { z } from 'zod'
import { scopeOf } from '@/access/bearerTokens'
import { defineOperation, notFound, refused, signedIn, tenantOf, translatorOf } from '@/exports/server'
import { readToken } from '../lib/accessTokens'
import { AREA } from './createToken'

/** Returns what a program needs to know first: its site with its languages, and what its token allows until when. */
export const readOwnToken = defineOperation({
  name: 'readOwnToken',
  area: AREA,
  audit: null,
  input: z.strictObject({}),
  method: 'get',
  output: z.object({
    id: z.uuid(),
    name: z.string().describe('Name that its owner gave it'),
    tenant: z.uuid().describe('Id of its site: the default of every `tenant`'),
    site: z.object({
      id: z.uuid(),
      name: z.string(),
      slug: z.string(),
      timezone: z.string().describe('As in the IANA database, such as Europe/London'),
      languages: z.array(z.string()).describe('Codes for `locale`'),
      defaultLanguage: z.string(),
    }),
    keys: z.array(z.string()).describe('The permissions that it has now: those it was given and its owner still holds'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  path: '/tokens/me',
  run: async ({ person, req }) => {
    const scope = scopeOf(req.user)
    if (!scope) throw refused(AREA, translatorOf(req.i18n)('tokenNotOne'))
    const [token, tenant] = await Promise.all([readToken(req, scope.id, person.id), tenantOf(req, scope.tenantId)])
    if (!token || !tenant) throw notFound(AREA)
    const { defaultLanguage, id, languages, name, slug, timezone } = tenant
    return {
      id: scope.id,
      createdAt: token.createdAt.toISOString(),
      expiresAt: token.expiresAt.toISOString(),
      keys: [...(person.memberships.get(id)?.keys ?? [])].sort(),
      name: scope.name,
      site: { id, defaultLanguage, languages, name, slug, timezone },
      tenant: id,
    }
  },
  summary: 'Read what the access token of this call allows',
  takesToken: true,
  who: signedIn,
})
