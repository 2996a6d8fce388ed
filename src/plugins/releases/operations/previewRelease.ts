import { z } from 'zod'
import { defineOperation, member, notFound, refused, translatorOf } from '@/exports/server'
import { documentsOf } from '../database/documents'
import { issuePass } from '../lib/preview/pass'
import { releaseOrigin } from '../lib/preview/serveRelease'
import { AREA, requirePublishAll, tenantOfRelease } from '../lib/permissions'
import { findRelease } from '../lib/releases'
import { isOpenState } from '../lib/states'

/** Returns the URL of the website as it will be once a release is live. The URL is valid for 60 seconds. */
export const previewRelease = defineOperation({
  name: 'previewRelease',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['person'], points: 20, seconds: 60 },
  method: 'post',
  output: z.object({ address: z.url() }),
  path: '/releases/:id/preview',
  run: async ({ input: { id }, person, req }) => {
    const release = await findRelease(req, id)
    if (!release || !person) throw notFound(AREA)
    const t = translatorOf(req.i18n)
    const collections = (await documentsOf(req, id)).map(({ collection }) => collection)
    requirePublishAll(req, person, release.tenantId, collections)
    if (!isOpenState(release.state)) throw refused(AREA, t('releaseOver'))
    if (collections.length === 0) throw refused(AREA, t('releaseEmpty'))
    const pass = issuePass('enter', { release: id, user: person.id }, { now: new Date(), secret: req.payload.secret })
    return { address: `${releaseOrigin(id)}/-/enter/${pass}` }
  },
  summary: 'Preview the website with a release',
  tenant: tenantOfRelease,
  who: member,
})
