import { text } from 'payload/shared'
import type { TextFieldSingleValidation } from 'payload'
import { tenantOfForm } from '../../access/tenantOfForm'
import { translatorOf } from '../../i18n/translator'
import { slugify } from '../../lib/content/slugify'
import { isSlugTaken, slugNeighbours, type Sluggable, type SlugScope } from './slugNeighbours'

/**
 * Says on the field, while somebody writes, that another document has the slug that they typed. What is saved is
 * decided by `deriveSlug`; a form forgets what a save said as soon as it is looked at again.
 */
export const isFreeSlug =
  (scope: SlugScope): TextFieldSingleValidation =>
  async (value, options) => {
    const problem = await text(value, options)
    const { collectionSlug, data, event, id, req } = options
    const document = { ...data, id } as Sluggable
    if (problem !== true || event !== 'onChange' || !collectionSlug || !value || document.slugLock !== false)
      return problem
    const tenant = await tenantOfForm(req, data)
    if (!tenant) return true
    const isTaken = await isSlugTaken(
      req,
      collectionSlug,
      slugify(value),
      slugNeighbours(scope, { ...document, tenant }),
    )
    return isTaken ? translatorOf(req.i18n)('slugTaken') : true
  }
